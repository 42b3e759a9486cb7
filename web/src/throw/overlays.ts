/** Overlays on the table: where a throw is aimed and how far it may stray, its path, the zone it counts for. */
import * as THREE from "three";

import type { TargetBoard, TargetZone } from "../pieces/target";
import { poseAt, thrownBody, type Flight } from "./flight";
import { ringShares } from "./risk";
import { GRAVITY, trajectoryOf, type AimedThrow } from "./trajectory";
import type { PlaceShown } from "../wire";
import { BOARD_THICKNESS, toThree } from "./coordinates";

const glow = (color: string, opacity: number) => new THREE.MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false, side: THREE.DoubleSide });
const lift = (board: TargetBoard, x: number, y: number) => (Math.hypot(x, y) * 1000 < board.radius ? BOARD_THICKNESS + 0.001 : 0.0015);

function dots(places: readonly THREE.Vector3[], size: number, color: string): THREE.Object3D {
  const mesh = new THREE.InstancedMesh(new THREE.SphereGeometry(size, 10, 8), new THREE.MeshBasicMaterial({ color }), Math.max(1, places.length));
  mesh.count = places.length;
  places.forEach((place, n) => mesh.setMatrixAt(n, new THREE.Matrix4().setPosition(place)));
  mesh.frustumCulled = false;
  return mesh;
}

function ellipse(board: TargetBoard, x: number, y: number, wide: number, long: number, turn: number, strong: boolean, bad = false): THREE.Object3D[] {
  return ([[0, strong ? 0.26 : 0.16], [0.9, strong ? 1 : 0.75]] as const).map(([inner, opacity]) => {
    const ring = new THREE.Mesh(new THREE.RingGeometry(inner, 1, 48), glow(bad ? "#ff5340" : inner ? "#ffd9a0" : "#ffb454", opacity));
    ring.rotation.set(-Math.PI / 2, 0, turn);
    ring.scale.set(wide, long, 1);
    ring.position.copy(toThree(x, y, lift(board, x, y)));
    return ring;
  });
}

/** The path to the first touch and a ring around it, red if it does not count: as far as it can be known without throwing. */
export function aimOverlay(board: TargetBoard, aimed: AimedThrow): { shown: THREE.Object3D[]; bounces: [number, number, number][] } {
  const a = (aimed.aim * Math.PI) / 180, z = aimed.from[2], bad = aimed.bad ?? false;
  const { flat, rise, first, reach, at } = trajectoryOf(aimed);
  const path: THREE.Vector3[] = [];
  for (let n = 1; n <= 16; n++) {
    const t = (first * n) / 16;
    path.push(toThree(...at(flat * t), Math.max(0.003, z + rise * t - (GRAVITY / 2) * t * t)));
  }
  const sine = Math.tan((2 * aimed.spread.aside * Math.PI) / 180);
  const longer = (far: number) => 0.012 + far * (2 * aimed.spread.speed + ((2 * aimed.spread.up * Math.PI) / 180) * 0.5);
  const [ax, ay] = at(reach);
  return {
    shown: [
      dots(path, 0.0026, bad ? "#ff937f" : "#ffe2b5"),
      ...ellipse(board, ax, ay, 0.01 + reach * sine, longer(reach), a, true, bad),
    ],
    bounces: [[ax, ay, 0.002]],
  };
}

/** Where the die may come to rest: a disc for each throw of the cloud, green on the target and red beside it. */
export function cloudOverlay(board: TargetBoard, places: readonly (readonly PlaceShown[])[], stale: boolean): THREE.Object3D[] {
  const lying = places.flat();
  if (!lying.length) return [];
  const disc = new THREE.CircleGeometry(0.0095, 20), paint = new THREE.MeshBasicMaterial({ transparent: true, opacity: stale ? 0.3 : 0.78, depthWrite: false, toneMapped: false });
  const mesh = new THREE.InstancedMesh(disc, paint, lying.length), flat = new THREE.Matrix4().makeRotationX(-Math.PI / 2), color = new THREE.Color();
  lying.forEach(({ x, y, value }, n) => {
    const at = toThree(x / 1000, y / 1000, lift(board, x / 1000, y / 1000) + 0.0012 + n * 0.00002);
    mesh.setMatrixAt(n, new THREE.Matrix4().setPosition(at).multiply(flat));
    mesh.setColorAt(n, color.set(value === null ? "#ff6a55" : "#7dffae"));
  });
  mesh.frustumCulled = false;
  return [mesh, ...ringOverlay(board, places, stale)];
}

/** The zones that the cloud lies on, the more visible the more of it does. */
function ringOverlay(board: TargetBoard, places: readonly (readonly PlaceShown[])[], stale: boolean): THREE.Object3D[] {
  return ringShares(places).flatMap(({ outcome, share }) =>
    typeof outcome === "number" ? board.zones.filter(({ value, place }) => value === outcome && (place === "section" || place === "bullseye")).map((zone) => zoneOverlay(zone, "#7dffae", (stale ? 0.2 : 0.4) * share)) : [],
  );
}

/** The ghost of the last pull: its faint path to the first touch, a cross where the die landed, and small dots for this player's other landings. */
export function ghostOverlay(board: TargetBoard, last: { aimed: Omit<AimedThrow, "spread">; at: { x: number; y: number } | null } | null, rested: readonly { x: number; y: number; hit: boolean }[]): THREE.Object3D[] {
  const shown: THREE.Object3D[] = [];
  const lie = ({ x, y }: { x: number; y: number }) => toThree(x, y, lift(board, x, y) + 0.002);
  const [hit, miss] = [rested.filter((one) => one.hit), rested.filter((one) => !one.hit)];
  if (hit.length) shown.push(dots(hit.map(lie), 0.003, "#e8f6ee"));
  if (miss.length) shown.push(dots(miss.map(lie), 0.003, "#9aa3aa"));
  if (!last) return shown;
  const { flat, rise, first, at } = trajectoryOf(last.aimed), z = last.aimed.from[2];
  const path: THREE.Vector3[] = [];
  for (let n = 1; n <= 10; n++) {
    const t = (first * n) / 10;
    path.push(toThree(...at(flat * t), Math.max(0.003, z + rise * t - (GRAVITY / 2) * t * t)));
  }
  shown.push(dots(path, 0.0016, "#8fb7d6"));
  if (last.at) {
    const ring = new THREE.Mesh(new THREE.RingGeometry(0.0105, 0.0135, 32), glow("#8fd0ff", 0.95));
    ring.rotation.x = -Math.PI / 2;
    ring.position.copy(lie(last.at));
    shown.push(ring);
  }
  return shown;
}

/** A die's path as dots; rings where it bounced. */
export function pathOverlay(board: TargetBoard, flight: Flight): { shown: THREE.Object3D[]; bounces: [number, number, number][] } {
  const places: THREE.Vector3[] = [];
  const thrown = thrownBody(flight);
  for (let time = 0; time < flight.seconds; time += 0.028) {
    const place = toThree(...poseAt(flight, thrown, time).at);
    if (!places.length || places.at(-1)!.distanceTo(place) > 0.012) places.push(place);
  }
  const bounces = flight.impacts.filter((impact) => impact.bounce && impact.body === thrown).map((impact): [number, number, number] => [impact.at[0], impact.at[1], 0.002]);
  return { shown: [dots(places, 0.0022, "#ffe2b5"), ...bounces.slice(0, 4).flatMap(([x, y]) => ellipse(board, x, y, 0.022, 0.022, 0, false))], bounces };
}

/** A highlighted zone: the one that a die counts for. */
export function zoneOverlay(zone: TargetZone, color = "#ffb454", opacity = 0.28): THREE.Object3D {
  const whole = zone.sweep >= 360;
  const shape = new THREE.RingGeometry(zone.inner / 1000, zone.outer / 1000, 72, 1, whole ? 0 : ((zone.start + 90) * Math.PI) / 180, (zone.sweep * Math.PI) / 180);
  const ring = new THREE.Mesh(shape, glow(color, opacity));
  ring.rotation.x = -Math.PI / 2;
  ring.position.copy(zone.at ? toThree(zone.at[0] / 1000, zone.at[1] / 1000, BOARD_THICKNESS + 0.0012) : new THREE.Vector3(0, BOARD_THICKNESS + 0.0012, 0));
  return ring;
}
