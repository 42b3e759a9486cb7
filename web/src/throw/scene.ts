/**
 * The throw in three dimensions: table, target, dice and whatever lies there. Everything is drawn, nothing is loaded, and nothing
 * is simulated: flights come from the server.
 *
 * The world's x points away from the thrower, y to the left, z up; three's z comes towards the viewer. `three(x, y, z)` turns one into
 * the other, and it is a proper rotation, so turns go the same way.
 */
import * as THREE from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

import { TARGETS, TONE, type TargetBoard, type Zone } from "../pieces/target";
import { poseAt, type Body, type Flight, type Pose, type Turn } from "./flight";

export const TABLE = { length: 1.4, width: 0.9 };
const THICK = 0.005;

const EYE =
  "M20 256C86 142 168 92 256 92s170 50 236 164c-66 114-148 164-236 164S86 370 20 256Zm58 0c52 78 112 112 178 112s126-34 178-112c-52-78-112-112-178-112S130 178 78 256Z";
const IRIS = "M256 160a96 96 0 1 0 0 192 96 96 0 0 0 0-192Zm34 42a30 30 0 1 1 0 60 30 30 0 0 1 0-60Z";

/** Body colours, the ink on them, and the sign that stands for the colour where there is none. */
const COLOURS: Record<string, { from: string; to: string; ink: string; sign: "tri" | "dot" | "sq" | "dia" }> = {
  red: { from: "#e25447", to: "#a92720", ink: "#fff6ec", sign: "tri" },
  green: { from: "#4bb566", to: "#22733d", ink: "#f6fff4", sign: "dot" },
  blue: { from: "#4a90d8", to: "#235c9e", ink: "#f4faff", sign: "sq" },
  white: { from: "#fffaf0", to: "#e6d9bf", ink: "#1f1a16", sign: "dia" },
  snow: { from: "#f2fbff", to: "#bcdcf0", ink: "#1c5580", sign: "dia" },
  water: { from: "#9fd8f4", to: "#4f9ecb", ink: "#0b2c42", sign: "dot" },
};

/** How many of a die's printed sides show the hero's eye, first sides first (kit/throwing.py). */
const EYES: Record<string, Record<string, number>> = {
  dungeon_fighter: { red: 3, green: 3, blue: 3, white: 3 },
  castle_of_frosts: { red: 2, green: 2, blue: 2, white: 1, snow: 2, water: 1 },
};

export const three = (x: number, y: number, z: number): THREE.Vector3 => new THREE.Vector3(-y, z, -x);
const turned = ([w, x, y, z]: Turn): THREE.Quaternion => new THREE.Quaternion(-y, z, -x, w);
/** The box side (+X -X +Y -Y +Z -Z) that carries each geometric side (+x +y +z -x -y -z). */
const BOX_SIDE = [5, 1, 2, 4, 0, 3];

function canvasTexture(size: number, draw: (pen: CanvasRenderingContext2D, size: number) => void): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  draw(canvas.getContext("2d")!, size);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Numbers without chance, so that wood and stone look the same each time. */
function grain(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

function woodTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    const boards = 7, wide = size / boards;
    for (let n = 0; n < boards; n++) {
      pen.fillStyle = `hsl(${24 + next() * 6} ${18 + next() * 8}% ${11 + next() * 7}%)`;
      pen.fillRect(0, n * wide, size, wide);
      for (let k = 0; k < 90; k++) {
        const y = n * wide + next() * wide, swing = next() * 5, waves = 1 + next() * 3, shift = next() * 6;
        pen.strokeStyle = `rgba(${next() > 0.5 ? "255,205,150" : "0,0,0"},${0.02 + next() * 0.07})`;
        pen.lineWidth = 0.5 + next() * 1.6;
        pen.beginPath();
        pen.moveTo(0, y);
        for (let x = 0; x <= size; x += 48) pen.lineTo(x, y + Math.sin((x / size) * waves * 6.28 + shift) * swing);
        pen.stroke();
      }
      pen.fillStyle = "rgba(0,0,0,.7)";
      pen.fillRect(0, n * wide - 1, size, 2);
    }
  });
}

function drawEye(pen: CanvasRenderingContext2D, x: number, y: number, size: number, ink: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 512, size / 512);
  pen.fillStyle = ink;
  pen.fill(new Path2D(EYE), "evenodd");
  pen.fill(new Path2D(IRIS), "evenodd");
  pen.restore();
}

function boardTexture(board: TargetBoard): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(2048, (pen, size) => {
    const middle = size / 2, scale = middle / board.radius;
    pen.fillStyle = "#d8c9a6";
    pen.fillRect(0, 0, size, size);
    for (let n = 0; n < 96; n++) {
      pen.save();
      pen.translate(middle, middle);
      pen.rotate((n / 96) * Math.PI * 2);
      pen.fillStyle = n % 2 ? "#8d7c59" : "#efe3c4";
      pen.fillRect(board.edge * scale, -7.2 * scale, (board.radius - board.edge) * scale, 14.4 * scale);
      pen.restore();
    }
    const sections = board.zones.filter((zone) => zone.place === "section" || zone.place === "bullseye");
    // a zone's degrees run from the throw's own direction to the left; on the canvas up is away from the thrower
    const angle = (degrees: number) => (-(degrees + 90) * Math.PI) / 180;
    for (const zone of sections) {
      const tone = TONE[zone.value] ?? TONE[0]!;
      const path = new Path2D();
      path.arc(middle, middle, zone.outer * scale, angle(zone.start), angle(zone.start + zone.sweep), true);
      path.arc(middle, middle, zone.inner * scale, angle(zone.start + zone.sweep), angle(zone.start), false);
      path.closePath();
      pen.fillStyle = tone.fill;
      pen.fill(path);
      pen.lineWidth = 6;
      pen.strokeStyle = "#14181b";
      pen.stroke(path);
    }
    for (let n = 0; n < 4200; n++) {
      const a = next() * 6.283, far = Math.sqrt(next()) * board.edge * scale, dot = 1 + next() * 4;
      pen.fillStyle = next() > 0.5 ? "rgba(255,240,214,.05)" : "rgba(0,0,0,.09)";
      pen.fillRect(middle + Math.cos(a) * far, middle + Math.sin(a) * far, dot, dot * 0.7);
    }
    for (const zone of sections) {
      if (zone.place === "bullseye") continue;
      const px = Math.min(130, (zone.outer - zone.inner) * scale * 0.62);
      const times = zone.sweep >= 360 ? Math.max(4, Math.round(((zone.inner + zone.outer) / 2) * 0.055)) : 1;
      for (let n = 0; n < times; n++) {
        const degrees = zone.start + (zone.sweep * (n + 0.5)) / times;
        pen.save();
        pen.translate(middle, middle);
        pen.rotate(angle(degrees) - Math.PI / 2);
        pen.translate(0, ((zone.inner + zone.outer) / 2) * scale);
        pen.fillStyle = TONE[zone.value]?.ink ?? "#241a0c";
        pen.font = `700 ${px}px "Texturina Variable", serif`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(String(zone.value), 0, px * 0.04);
        pen.restore();
      }
    }
    const bull = sections.find((zone) => zone.place === "bullseye");
    if (bull) {
      const glow = pen.createRadialGradient(middle, middle, 0, middle, middle, bull.outer * scale);
      glow.addColorStop(0, "#ffb454");
      glow.addColorStop(1, "#a3291d");
      pen.fillStyle = glow;
      pen.beginPath();
      pen.arc(middle, middle, bull.outer * scale, 0, 7);
      pen.fill();
      drawEye(pen, middle, middle, bull.outer * 1.55 * scale, "#2a0703");
    }
  });
}

function faceTexture(colour: string, eye: boolean): THREE.CanvasTexture {
  const paint = COLOURS[colour] ?? COLOURS["white"]!;
  return canvasTexture(192, (pen, size) => {
    const shade = pen.createLinearGradient(0, 0, size, size);
    shade.addColorStop(0, paint.from);
    shade.addColorStop(1, paint.to);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
    if (eye) return drawEye(pen, size / 2, size / 2, size * 0.78, paint.ink);
    pen.fillStyle = paint.ink;
    pen.globalAlpha = 0.7;
    sign(pen, paint.sign, size / 2, size / 2, size * 0.17);
  });
}

function sign(pen: CanvasRenderingContext2D, kind: string, x: number, y: number, r: number): void {
  pen.beginPath();
  if (kind === "dot") pen.arc(x, y, r, 0, 7);
  if (kind === "sq") pen.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  if (kind === "tri") [[0, -1.1], [1.1, 0.9], [-1.1, 0.9]].forEach(([a, b], n) => (n ? pen.lineTo(x + a! * r, y + b! * r) : pen.moveTo(x + a! * r, y + b! * r)));
  if (kind === "dia") [[0, -1.25], [1.1, 0], [0, 1.25], [-1.1, 0]].forEach(([a, b], n) => (n ? pen.lineTo(x + a! * r, y + b! * r) : pen.moveTo(x + a! * r, y + b! * r)));
  pen.fill();
}

const glossy = (map: THREE.Texture) => new THREE.MeshStandardMaterial({ map, roughness: 0.3, metalness: 0.02 });

/** A cube with the eye on the sides that carry it. */
function cube(colour: string, edge: number, eyes: readonly boolean[]): THREE.Mesh {
  const materials: THREE.Material[] = [];
  eyes.forEach((eye, side) => (materials[BOX_SIDE[side]!] = glossy(faceTexture(colour, eye))));
  return new THREE.Mesh(new RoundedBoxGeometry(edge, edge, edge, 4, edge * 0.13), materials);
}

/** A four-sided die: each face shows the marks of its three tips, and the tip that is up counts. */
function tetrahedron(colour: string, edge: number, eyes: readonly boolean[]): THREE.Mesh {
  const half = edge / (2 * Math.SQRT2);
  const tips = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]].map(([x, y, z]) => three(x! * half, y! * half, z! * half));
  const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]] as const;
  const corners = [[0.5, 0.94], [0.06, 0.1], [0.94, 0.1]] as const;
  const places: number[] = [], uvs: number[] = [];
  const geometry = new THREE.BufferGeometry();
  const paint = COLOURS[colour] ?? COLOURS["white"]!;
  const materials = faces.map((face, n) => {
    // outward: the order of the corners follows the side away from the fourth tip
    const [a, b, c] = face.map((tip) => tips[tip]!) as [THREE.Vector3, THREE.Vector3, THREE.Vector3];
    const out = b.clone().sub(a).cross(c.clone().sub(a)).dot(a) > 0;
    const order = out ? [0, 1, 2] : [0, 2, 1];
    for (const at of order) {
      const tip = tips[face[at]!]!;
      places.push(tip.x, tip.y, tip.z);
      uvs.push(...corners[at]!);
    }
    geometry.addGroup(n * 3, 3, n);
    return glossy(
      canvasTexture(192, (pen, size) => {
        const shade = pen.createLinearGradient(0, 0, size, size);
        shade.addColorStop(0, paint.from);
        shade.addColorStop(1, paint.to);
        pen.fillStyle = shade;
        pen.fillRect(0, 0, size, size);
        face.forEach((tip, at) => {
          const [u, v] = corners[at]!;
          const x = (0.5 + (u - 0.5) * 0.56) * size, y = (1 - (0.38 + (v - 0.38) * 0.56)) * size;
          if (eyes[tip]) drawEye(pen, x, y, size * 0.27, paint.ink);
          else {
            pen.fillStyle = paint.ink;
            pen.globalAlpha = 0.6;
            sign(pen, paint.sign, x, y, size * 0.055);
            pen.globalAlpha = 1;
          }
        });
      }),
    );
  });
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uvs, 2));
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, materials);
}

export interface Aimed {
  /** Degrees to the left of straight ahead, and above the table. */
  aim: number;
  height: number;
  /** Metres a second. */
  speed: number;
  from: readonly [number, number, number];
}

export type Shot = "address" | "low" | "far" | "under";

export class ThrowScene {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly world = new THREE.Scene();
  private readonly camera = new THREE.PerspectiveCamera(36, 1, 0.03, 6);
  private readonly pieces = new THREE.Group();
  private readonly hints = new THREE.Group();
  private readonly board: TargetBoard;
  private hand: THREE.Object3D | null = null;
  private ring: THREE.Mesh | null = null;
  private playing = 0;
  private shot: Shot = "address";

  constructor(
    private readonly canvas: HTMLCanvasElement,
    readonly game: string,
  ) {
    this.board = TARGETS[game] ?? TARGETS["dungeon_fighter"]!;
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.12;
    this.world.background = new THREE.Color("#0a0c0e");
    this.world.fog = new THREE.Fog("#0a0c0e", 1.3, 2.6);
    this.world.add(this.pieces, this.hints);
    this.furnish();
    this.light();
    this.resize();
  }

  private furnish(): void {
    const table = new THREE.Mesh(
      new THREE.BoxGeometry(TABLE.width, 0.04, TABLE.length),
      new THREE.MeshStandardMaterial({ map: woodTexture(), roughness: 0.62, metalness: 0.02 }),
    );
    table.position.y = -0.02;
    table.receiveShadow = true;
    const outline = new THREE.Shape();
    const radius = this.board.radius / 1000;
    outline.absarc(0, 0, radius, 0, Math.PI * 2);
    const holes = this.board.zones.filter((zone) => zone.at);
    // in the board's own plane: x to the right (-y of the world), y away from the thrower (x of the world)
    for (const hole of holes) {
      const path = new THREE.Path();
      path.absarc(-hole.at![1] / 1000, hole.at![0] / 1000, hole.outer / 1000, 0, Math.PI * 2, true);
      outline.holes.push(path);
    }
    const geometry = new THREE.ExtrudeGeometry(outline, { depth: THICK, bevelEnabled: false, curveSegments: 72 });
    const { position, uv } = geometry.attributes;
    for (let n = 0; n < position!.count; n++) uv!.setXY(n, position!.getX(n) / radius / 2 + 0.5, position!.getY(n) / radius / 2 + 0.5);
    const target = new THREE.Mesh(geometry, [
      new THREE.MeshStandardMaterial({ map: boardTexture(this.board), roughness: 0.72 }),
      new THREE.MeshStandardMaterial({ color: "#3a2f22", roughness: 0.8 }),
    ]);
    target.rotation.x = -Math.PI / 2;
    target.castShadow = target.receiveShadow = true;
    this.world.add(table, target);
    for (const hole of holes) {
      const dark = new THREE.Mesh(new THREE.CircleGeometry(hole.outer / 1000, 36), new THREE.MeshBasicMaterial({ color: "#060504" }));
      dark.rotation.x = -Math.PI / 2;
      dark.position.copy(three(hole.at![0] / 1000, hole.at![1] / 1000, 0.0006));
      this.world.add(dark);
    }
  }

  private light(): void {
    const torch = new THREE.SpotLight("#ffc183", 15, 3.6, 0.78, 0.8, 1.75);
    torch.position.set(-0.62, 1.05, 0.34);
    torch.target.position.set(0.02, 0, 0.05);
    torch.castShadow = true;
    torch.shadow.mapSize.set(1024, 1024);
    torch.shadow.camera.near = 0.3;
    torch.shadow.camera.far = 3;
    torch.shadow.bias = -0.0004;
    const cold = new THREE.DirectionalLight("#7fa6d6", 0.62);
    cold.position.set(0.8, 0.7, -0.9);
    this.world.add(torch, torch.target, cold, new THREE.HemisphereLight("#8aa0b8", "#24180f", 0.6));
  }

  /** Fit the picture to the canvas; the board and the hand stay in view whatever its shape. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio || 1));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.look(this.shot);
  }

  /** Where the eyes are: behind the die, at the table's edge, a step back, or under the table. */
  look(shot: Shot): void {
    this.shot = shot;
    const narrow = this.camera.aspect < 1;
    this.camera.fov = narrow ? 50 : 36;
    const eye = { address: [0, narrow ? 0.95 : 0.5, narrow ? 1.02 : 0.98], low: [0, 0.045, 0.95], far: [0, 0.72, 1.6], under: [0, -0.16, 1.0] }[shot];
    this.camera.position.set(eye[0]!, eye[1]!, eye[2]!);
    this.camera.lookAt(0, 0, shot === "low" || shot === "under" ? 0 : narrow ? 0.12 : 0.15);
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  draw(): void {
    this.renderer.render(this.world, this.camera);
  }

  private die(body: Pick<Body, "name" | "shape" | "edge" | "labels">): THREE.Mesh {
    const colour = body.name.split("-")[0]!;
    const eyes = EYES[this.game]?.[colour] ?? 0;
    const shown = body.labels.length ? body.labels : Array.from({ length: body.shape === "d4" ? 4 : 6 }, (_, n) => n);
    const marks = shown.map((label) => label < eyes);
    const mesh = body.shape === "d4" ? tetrahedron(colour, body.edge, marks) : cube(colour, body.edge, marks);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  private thing(body: Body): THREE.Object3D {
    if (body.shape === "d6" || body.shape === "d4") return this.die(body);
    if (body.shape === "prop") {
      const wall = new THREE.Mesh(new THREE.BoxGeometry(0.14, 0.09, 0.003), new THREE.MeshStandardMaterial({ color: "#a8d8f0", roughness: 0.2, transparent: true, opacity: 0.75 }));
      wall.castShadow = true;
      return wall;
    }
    const outer = body.shape === "frozen" ? 0.042 : 0.032;
    const ring = new THREE.Mesh(new THREE.RingGeometry(body.shape === "frozen" ? 0.026 : 0, outer, 48), new THREE.MeshStandardMaterial({ color: "#9fd3ee", side: THREE.DoubleSide }));
    ring.rotation.x = -Math.PI / 2;
    const holder = new THREE.Group();
    holder.add(ring);
    return holder;
  }

  /** Put a die into the hand, or take it out. */
  hold(die: string | null, from: readonly [number, number, number] = [-0.6, 0, 0.15]): void {
    if (this.hand) this.pieces.remove(this.hand);
    this.hand = null;
    if (die) {
      const d4 = this.game === "castle_of_frosts" && !/^(snow|water)/.test(die);
      const edge = die === "snow" ? 0.045 : die.startsWith("water") ? 0.008 : d4 ? 0.02 : 0.016;
      this.hand = this.die({ name: die, shape: d4 ? "d4" : "d6", edge: edge * 1.25, labels: [] });
      this.hand.position.copy(three(from[0], from[1], from[2]));
      this.hand.rotation.set(0.5, 0.55, 0.12);
      this.pieces.add(this.hand);
    }
    this.draw();
  }

  /** Show where a throw is meant to go, as far as anybody can know: the way to its first bounce, and how wide it may stray. */
  aim(aimed: Aimed | null, spread: number): void {
    this.hints.clear();
    if (aimed) {
      const a = (aimed.aim * Math.PI) / 180, e = (aimed.height * Math.PI) / 180;
      const [vx, vy, vz] = [aimed.speed * Math.cos(e) * Math.cos(a), aimed.speed * Math.cos(e) * Math.sin(a), aimed.speed * Math.sin(e)];
      const [x, y, z] = aimed.from;
      const falls = (vz + Math.sqrt(Math.max(0, vz * vz + 2 * 9.81 * z))) / 9.81;
      const dot = new THREE.SphereGeometry(0.0026, 10, 8), light = new THREE.MeshBasicMaterial({ color: "#ffe2b5" });
      for (let n = 1; n <= 14; n++) {
        const t = (falls * n) / 14;
        const mesh = new THREE.Mesh(dot, light);
        mesh.position.copy(three(x + vx * t, y + vy * t, Math.max(0.003, z + vz * t - 4.905 * t * t)));
        this.hints.add(mesh);
      }
      const [bx, by] = [x + vx * falls, y + vy * falls];
      const far = Math.hypot(bx - x, by - y);
      const wide = 0.012 + far * Math.tan((2 * spread * Math.PI) / 180), long = 0.014 + far * 0.05 * spread;
      for (const [inner, opacity] of [[0, 0.22], [0.9, 1]] as const) {
        const ring = new THREE.Mesh(new THREE.RingGeometry(inner, 1, 48), new THREE.MeshBasicMaterial({ color: opacity === 1 ? "#ffd9a0" : "#ffb454", transparent: true, opacity, depthWrite: false }));
        ring.rotation.set(-Math.PI / 2, 0, a);
        ring.scale.set(wide, long, 1);
        ring.position.copy(three(bx, by, Math.hypot(bx, by) * 1000 < this.board.radius ? THICK + 0.001 : 0.0015));
        this.hints.add(ring);
      }
    }
    this.draw();
  }

  /** Light up the zone a die counts for. */
  mark(zone: Zone | null): void {
    if (this.ring) this.world.remove(this.ring);
    this.ring = null;
    if (zone) {
      const whole = zone.sweep >= 360;
      const shape = new THREE.RingGeometry(zone.inner / 1000, zone.outer / 1000, 72, 1, whole ? 0 : ((zone.start + 90) * Math.PI) / 180, (zone.sweep * Math.PI) / 180);
      this.ring = new THREE.Mesh(shape, new THREE.MeshBasicMaterial({ color: "#ffb454", transparent: true, opacity: 0.3, depthWrite: false, side: THREE.DoubleSide }));
      this.ring.rotation.x = -Math.PI / 2;
      this.ring.position.copy(zone.at ? three(zone.at[0] / 1000, zone.at[1] / 1000, THICK + 0.0012) : new THREE.Vector3(0, THICK + 0.0012, 0));
      this.world.add(this.ring);
    }
    this.draw();
  }

  /** Show a flight; `still` goes straight to its end. Resolves when everything rests, with each impact told on its way. */
  play(flight: Flight, heard: (surface: string, speed: number) => void, still = false): Promise<void> {
    const run = ++this.playing;
    this.hold(null);
    this.aim(null, 0);
    this.mark(null);
    this.pieces.clear();
    const things = flight.bodies.map((body) => this.thing(body));
    this.pieces.add(...things);
    const show = (time: number) =>
      things.forEach((thing, n) => {
        const pose: Pose = poseAt(flight, n, time);
        thing.position.copy(three(...pose.at));
        thing.quaternion.copy(turned(pose.turn));
      });
    if (still || !flight.keys.length) {
      show(flight.seconds);
      this.draw();
      return Promise.resolve();
    }
    return new Promise((done) => {
      const begun = performance.now();
      let next = 0;
      const step = (now: number) => {
        if (run !== this.playing) return done();
        // a little slower than life, so that a bounce can be seen
        const time = ((now - begun) / 1000) * 0.7;
        while (next < flight.impacts.length && flight.impacts[next]!.time <= time) {
          const impact = flight.impacts[next++]!;
          heard(impact.surface, impact.speed);
        }
        show(Math.min(time, flight.seconds));
        this.draw();
        if (time >= flight.seconds) done();
        else requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }

  dispose(): void {
    this.playing++;
    this.world.traverse((thing) => {
      if (thing instanceof THREE.Mesh) {
        thing.geometry.dispose();
        for (const material of Array.isArray(thing.material) ? thing.material : [thing.material]) {
          (material as THREE.MeshStandardMaterial).map?.dispose();
          material.dispose();
        }
      }
    });
    this.renderer.dispose();
  }
}
