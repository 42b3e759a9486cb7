/** Creates the scenery: table, target, props, icebergs, templates, and lights. */
import * as THREE from "three";

import type { TargetBoard } from "../pieces/target";
import { boardTexture, floorTexture, roomTexture } from "./paint";
import { FLOOR_HEIGHT, TABLE_SIZE, BOARD_THICKNESS, toThree } from "./coordinates";
import type { Surface } from "./surfaces";
import { LIGHTS, tableMaterial } from "./table-top";
import type { PropShown, SpotShown } from "../wire";

const solid = (color: string, roughness = 0.7) => new THREE.MeshStandardMaterial({ color, roughness });
const ice = (opacity = 0.78) => new THREE.MeshStandardMaterial({ color: "#a8d8f0", roughness: 0.16, metalness: 0.05, transparent: opacity < 1, opacity });

function shaded<T extends THREE.Object3D>(thing: T): T {
  thing.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return thing;
}

/** The table and the board on it; `turned`: degrees by which the table lies turned before the thrower. */
export function createTable(board: TargetBoard, surface: Surface, turned = 0): THREE.Group {
  const room = new THREE.Group();
  const table = new THREE.Mesh(new THREE.BoxGeometry(TABLE_SIZE.width, 0.04, TABLE_SIZE.length), tableMaterial(surface));
  table.position.y = -0.0201;
  table.rotation.y = (turned * Math.PI) / 180;
  table.receiveShadow = true;
  const outline = new THREE.Shape();
  const radius = board.radius / 1000;
  outline.absarc(0, 0, radius, 0, Math.PI * 2);
  const holes = board.zones.filter((zone) => zone.at);
  // in the board's own plane: x to the right (-y of the world), y away from the thrower (x of the world)
  for (const hole of holes) {
    const path = new THREE.Path();
    path.absarc(-hole.at![1] / 1000, hole.at![0] / 1000, hole.outer / 1000, 0, Math.PI * 2, true);
    outline.holes.push(path);
  }
  const geometry = new THREE.ExtrudeGeometry(outline, { depth: BOARD_THICKNESS, bevelEnabled: false, curveSegments: 72 });
  const { position, uv } = geometry.attributes;
  for (let n = 0; n < position!.count; n++) uv!.setXY(n, position!.getX(n) / radius / 2 + 0.5, position!.getY(n) / radius / 2 + 0.5);
  const target = new THREE.Mesh(geometry, [new THREE.MeshStandardMaterial({ map: boardTexture(board), roughness: 0.72 }), solid("#3a2f22", 0.8)]);
  target.rotation.x = -Math.PI / 2;
  target.castShadow = target.receiveShadow = true;
  room.add(table, target);
  for (const hole of holes) {
    const dark = new THREE.Mesh(new THREE.CircleGeometry(hole.outer / 1000, 36), new THREE.MeshBasicMaterial({ color: "#060504" }));
    dark.rotation.x = -Math.PI / 2;
    dark.position.copy(toThree(hole.at![0] / 1000, hole.at![1] / 1000, 0.0006));
    room.add(dark);
  }
  return room;
}

/** The room: a stone floor, and two torches on a far wall for low views. */
export function createRoom(): THREE.Object3D {
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(6.4, 6.4), new THREE.MeshBasicMaterial({ map: floorTexture(), fog: false }));
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = FLOOR_HEIGHT;
  const walls = new THREE.Mesh(new THREE.SphereGeometry(4.6, 32, 20), new THREE.MeshBasicMaterial({ map: roomTexture(), side: THREE.BackSide, fog: false, depthWrite: false }));
  walls.renderOrder = -1;
  return new THREE.Group().add(walls, floor);
}

export function createLights(shadows: number, surface: Surface): THREE.Group {
  const light = new THREE.Group(), colours = LIGHTS[surface];
  const torch = new THREE.SpotLight(colours.lamp, colours.strength, 3.8, 0.82, 0.8, 1.75);
  torch.position.set(-0.62, 1.05, 0.34);
  torch.target.position.set(0.02, 0, 0.08);
  torch.castShadow = true;
  torch.shadow.mapSize.set(shadows, shadows);
  torch.shadow.camera.near = 0.3;
  torch.shadow.camera.far = 3;
  torch.shadow.bias = -0.0004;
  const cold = new THREE.DirectionalLight(colours.fill, 0.62);
  cold.position.set(0.8, 0.7, -0.9);
  const warm = new THREE.PointLight(colours.glow, 0.5, 1.8, 1.6);
  warm.position.set(-0.5, 0.42, 0.6);
  light.add(torch, torch.target, cold, warm, new THREE.HemisphereLight(colours.above, colours.below, 0.6));
  return light;
}

/** A prop in its own frame: x forwards, y across, z up, standing on the table (a slide hangs by its low end). */
export function createProp(prop: Pick<PropShown, "name" | "kind" | "size" | "rim">): THREE.Object3D {
  const [long = 0.1, wide = 0.1, high = 0.003] = prop.size;
  const group = new THREE.Group();
  if (prop.kind === "oval") {
    const oval = new THREE.Shape(), inner = new THREE.Path();
    oval.absellipse(0, 0, wide / 2 + prop.rim, long / 2 + prop.rim, 0, Math.PI * 2);
    inner.absellipse(0, 0, wide / 2, long / 2, 0, Math.PI * 2, true);
    oval.holes.push(inner);
    const rim = new THREE.Mesh(new THREE.ExtrudeGeometry(oval, { depth: high, bevelEnabled: false, curveSegments: 40 }), ice(1));
    const water = new THREE.Mesh(new THREE.CircleGeometry(1, 48), new THREE.MeshBasicMaterial({ color: "#3f83a8", transparent: true, opacity: 0.38 }));
    water.scale.set(wide / 2, long / 2, 1);
    water.position.z = 0.0008;
    group.add(rim, water);
    group.rotation.x = -Math.PI / 2;
    const holder = new THREE.Group();
    holder.add(group);
    return shaded(holder);
  }
  if (prop.kind === "chute") {
    const bed = new THREE.Mesh(new THREE.BoxGeometry(wide, 0.002, long), ice(0.9));
    bed.position.set(0, -0.001, long / 2);
    group.add(bed);
    for (const way of [-1, 1]) {
      const lip = new THREE.Mesh(new THREE.BoxGeometry(0.002, 0.007, long), ice(1));
      lip.position.set((way * wide) / 2, 0.002, long / 2);
      group.add(lip);
    }
    return shaded(group);
  }
  const colour = { box: "#a06a45", sheet: "#d8c9a6", card: "#efe3c4" }[prop.name];
  const icy = prop.name === "wall" || prop.name === "floe";
  const body = new THREE.Mesh(new THREE.BoxGeometry(wide, high, Math.max(long, 0.0012)), icy ? ice(prop.name === "wall" ? 0.78 : 0.95) : solid(colour ?? "#8d7c59"));
  body.position.y = high / 2;
  group.add(body);
  // the box is as tall as the target is wide: it is transparent, so that what lies behind stays visible
  if (prop.name === "box") Object.assign(body.material, { transparent: true, opacity: 0.5 });
  if (prop.name === "wall") {
    const foot = new THREE.Mesh(new THREE.BoxGeometry(wide * 0.3, 0.002, 0.02), ice(1));
    foot.position.y = 0.001;
    group.add(foot);
  }
  if (colour) {
    const edge = new THREE.LineSegments(new THREE.EdgesGeometry(body.geometry), new THREE.LineBasicMaterial({ color: prop.name === "box" ? "#efe3c4" : "#1a120c" }));
    edge.position.copy(body.position);
    group.add(edge);
  }
  if (prop.name === "box") return group;
  return shaded(group);
}

/** Place an object from `createProp`: turned about the vertical, then tipped. */
export function placeProp(thing: THREE.Object3D, spot: SpotShown): void {
  thing.position.copy(toThree(spot.x, spot.y, spot.height));
  thing.quaternion.setFromAxisAngle(new THREE.Vector3(0, 1, 0), spot.turn).multiply(new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(-1, 0, 0), spot.pitch));
}

/** Icebergs by the number of the hole they stand in. */
export function createIcebergs(board: TargetBoard, names: readonly string[]): THREE.Object3D[] {
  return names.flatMap((name) => {
    const hole = board.zones.find((zone) => zone.id === `hole-${name.split("-").at(-1)}`);
    if (!hole?.at) return [];
    const berg = shaded(new THREE.Mesh(new THREE.ConeGeometry(0.023, 0.035, 7, 2), new THREE.MeshStandardMaterial({ color: "#cfeaf8", roughness: 0.2, flatShading: true })));
    berg.position.copy(toThree(hole.at[0] / 1000, hole.at[1] / 1000, 0.0175));
    return [berg];
  });
}

export function createTemplate(kind: string): THREE.Object3D {
  const outer = kind === "frozen" ? 0.042 : 0.032;
  const ring = new THREE.Mesh(
    new THREE.RingGeometry(kind === "frozen" ? 0.026 : 0, outer, 48),
    new THREE.MeshStandardMaterial({ color: kind === "frozen" ? "#9fd3ee" : "#e7b25c", side: THREE.DoubleSide, roughness: 0.4 }),
  );
  ring.rotation.x = -Math.PI / 2;
  const holder = new THREE.Group();
  holder.add(ring);
  return holder;
}

/** The leg that a throwing hand passes under: an arch behind the table's edge. */
export function createLegArch(width: number, height: number, back: number): THREE.Object3D {
  const shape = new THREE.Shape();
  const w = width / 2 + 0.05, h = height + 0.06;
  shape.moveTo(-w, -0.3).lineTo(-w, h).lineTo(w, h).lineTo(w, -0.3).lineTo(width / 2, -0.3).lineTo(width / 2, height).lineTo(-width / 2, height).lineTo(-width / 2, -0.3).closePath();
  const leg = new THREE.Mesh(new THREE.ExtrudeGeometry(shape, { depth: 0.05, bevelEnabled: true, bevelSize: 0.012, bevelThickness: 0.012, bevelSegments: 3 }), new THREE.MeshStandardMaterial({ color: "#3d4a57", roughness: 0.9, transparent: true, opacity: 0.82 }));
  leg.position.copy(toThree(-TABLE_SIZE.length / 2 - back, 0, 0));
  return leg;
}
