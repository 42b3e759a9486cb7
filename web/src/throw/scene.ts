/** The 3D scene: what stands on the table, the die in the hand, and flights as the server computed them. */
import * as THREE from "three";

import { TARGETS, type TargetBoard, type TargetZone } from "../pieces/target";
import { clock, type Stop } from "../shell/clock";
import { CameraRig } from "./camera";
import { dieMesh, isPyramid, dieMeshByName } from "./dice3d";
import { poseAt, thrownBody, type FlightBody, type Flight, type Impact } from "./flight";
import type { FreeArea } from "./framing";
import { lastTouch, playbackRateAt } from "./highlights";
import { gripModelOf, type GripModel } from "./grip";
import { aimOverlay, cloudOverlay, ghostOverlay, pathOverlay, zoneOverlay } from "./overlays";
import type { CameraShot } from "./technique";
import { heldRotation, BOARD_THICKNESS, toThree, toThreeRotation, toWorld } from "./coordinates";
import type { PlaceShown, PropShown, SpotShown, StanceShown } from "../wire";
import { createLegArch, createRoom, createTable, createIcebergs, createProp, placeProp, createTemplate, createLights } from "./scenery";
import type { AimedThrow } from "./trajectory";

export interface SceneSetup {
  icebergs: readonly string[];
  templates: readonly { kind: string; x: number; y: number }[];
  lying: readonly { die: string; pose: readonly number[] }[];
}

/** A place on the canvas in CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Playback rates of flights: a little slower than life, and slower still around the first bounce. */
const PACE = 0.75;
const SLOWER = 0.85;
const AROUND_BOUNCE = 0.11;
/** Milliseconds for the move to the verdict, and for a highlight. */
const SETTLES = 420;
const BREATH = 900;
/** If a die leaves the hand further than this many metres from where it was expected, the camera looks there. */
const ELSEWHERE = 0.1;

export class ThrowScene {
  private painter: THREE.WebGLRenderer | null = null;
  private readonly room = new THREE.Scene();
  private readonly camera = new CameraRig();
  private readonly pieces = new THREE.Group();
  private readonly props = new THREE.Group();
  private readonly around = new THREE.Group();
  private readonly hints = new THREE.Group();
  private readonly clouds = new THREE.Group();
  private readonly ghosts = new THREE.Group();
  private readonly board: TargetBoard;
  private hand: THREE.Object3D | null = null;
  private handAt = new THREE.Vector3();
  private holder: GripModel | null = null;
  private readonly dusk = new THREE.Fog("#0a0c0e");
  /** Moves with the held die, which may be far from the torch. */
  private readonly handLight = new THREE.PointLight("#ffcf9a", 0.16, 1.6, 1.3);
  private also: readonly (readonly [number, number, number])[] = [];
  private held: readonly [number, number, number] = [-0.6, 0, 0.15];
  private shot: CameraShot = "address";
  private playing = 0;
  private due = false;
  private readonly slow: boolean;
  private resting: Stop = () => undefined;
  private leant = "";
  private pyramid = false;
  private turn: { held: readonly [number, number, number]; ahead: number } = { held: [0, 0, 0], ahead: 0 };
  private swayed = false;
  /** Whether the camera is where throws are seen from. */
  private addressed = false;
  /** Positions of the numbered rings. */
  bounces: [number, number, number][] = [];
  /** The die's position after the last flight; where it went over the edge if it is gone. */
  rest: THREE.Vector3 | null = null;
  gone = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    /** The edition of the board. */
    target: string,
    /** The edition of the coloured and white dice. */
    readonly box: string,
  ) {
    this.board = TARGETS[target] ?? TARGETS["dungeon_fighter"]!;
    this.slow = clock.sharpness < 1 || isSoftware();
    if (clock.sharpness) void this.renderer; // fail now if WebGL is missing
    this.room.background = new THREE.Color("#0a0c0e");
    this.room.fog = this.dusk;
    this.room.add(createRoom(), createTable(this.board), createLights(this.slow ? 512 : 1024), this.handLight, this.pieces, this.props, this.around, this.hints, this.clouds, this.ghosts);
    this.resize();
  }

  /** Created when there is something to draw. */
  private get renderer(): THREE.WebGLRenderer {
    if (this.painter) return this.painter;
    const painter = new THREE.WebGLRenderer({ canvas: this.canvas, antialias: !this.slow });
    painter.shadowMap.enabled = true;
    painter.toneMapping = THREE.ACESFilmicToneMapping;
    painter.toneMappingExposure = 1.12;
    return (this.painter = painter);
  }

  /** Overlays on the canvas: the address shot keeps clear of them, and so does a verdict. */
  frame(free: FreeArea, told: FreeArea): void {
    this.camera.free = free;
    this.camera.told = told;
  }

  /** The overlay of a verdict has changed: move the camera; `moved` is called after each frame. */
  lookAgain(still: boolean, moved: () => void): void {
    if (!this.rest) return;
    const run = this.playing, begun = clock.now();
    const step = (now: number) => {
      if (run !== this.playing || !this.rest) return;
      const there = still || now - begun > SETTLES;
      this.gaze(there ? 1 : 0.16);
      this.draw();
      moved();
      if (!there) clock.frame(step);
    };
    step(begun);
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    this.camera.lens.aspect = width / height;
    if (this.rest) this.gaze(1);
    else this.look(this.shot, this.held, this.also);
    this.render();
  }

  /** Set the camera before the throw; `also` must be visible besides the target and the die. */
  look(shot: CameraShot, held: readonly [number, number, number] = this.held, also: readonly (readonly [number, number, number])[] = []): void {
    [this.shot, this.held, this.also] = [shot, held, also];
    this.rest = null;
    this.addressed = true;
    this.camera.look(shot, this.board.radius / 1000, held, also);
    // away from the torch, or below the table, the hand light is all there is
    this.handLight.intensity = shot === "address" || shot === "side" ? 0.16 : 0.7;
    const die = toThree(...held), back = this.camera.lens.position.clone().sub(die).setLength(0.2);
    this.handLight.position.copy(die).add(back).add(new THREE.Vector3(-0.07, 0.09, 0));
    this.draw();
  }

  /** Draw on the next frame: many changes within one frame are drawn once. */
  draw(): void {
    if (this.due) return;
    this.due = true;
    clock.frame(() => {
      if (this.due) this.render();
    });
  }

  /** Without a graphics card: coarse while something moves, and in full resolution when it rests. */
  private sharpness(moving: boolean): number {
    return clock.sharpness * (this.slow && moving ? 0.4 : Math.min(2, devicePixelRatio || 1));
  }

  private render(): void {
    this.due = false;
    if (!clock.sharpness) return;
    this.paint(this.slow);
    this.resting();
    if (this.slow) this.resting = clock.after(260, () => this.paint(false));
  }

  private paint(moving: boolean): void {
    const { clientWidth: width, clientHeight: height } = this.canvas, sharpness = this.sharpness(moving);
    const [wide, high] = [Math.floor(width * sharpness), Math.floor(height * sharpness)];
    if (!wide || !high) return;
    if (this.canvas.width !== wide || this.canvas.height !== high) {
      this.renderer.setPixelRatio(sharpness);
      this.renderer.setSize(width, height, false);
    }
    // it begins behind the table, however far the camera had to move back on a small screen
    this.dusk.near = Math.max(1.5, this.camera.lens.position.length() + 0.5);
    this.dusk.far = 2 * this.dusk.near;
    this.renderer.render(this.room, this.camera.lens);
  }

  /** Project a world point to the canvas; null behind the camera. */
  spot(x: number, y: number, z: number): ScreenPoint | null {
    this.camera.lens.updateMatrixWorld();
    const at = toThree(x, y, z).project(this.camera.lens);
    if (at.z > 1) return null;
    return { x: ((at.x + 1) / 2) * this.canvas.clientWidth, y: ((1 - at.y) / 2) * this.canvas.clientHeight };
  }

  /** The target's area on the canvas. */
  targetAt(): ScreenPoint & { wide: number; high: number } {
    const { min, max } = this.camera.target();
    const { clientWidth: width, clientHeight: height } = this.canvas;
    return { x: ((min.x + 1) / 2) * width, y: ((1 - max.y) / 2) * height, wide: ((max.x - min.x) / 2) * width, high: ((max.y - min.y) / 2) * height };
  }

  /** The point on the table under a point of the canvas. */
  under(x: number, y: number): [number, number] | null {
    const ray = new THREE.Raycaster();
    this.camera.lens.updateMatrixWorld();
    ray.setFromCamera(new THREE.Vector2((x / this.canvas.clientWidth) * 2 - 1, 1 - (y / this.canvas.clientHeight) * 2), this.camera.lens);
    const at = ray.ray.intersectPlane(new THREE.Plane(new THREE.Vector3(0, 1, 0), 0), new THREE.Vector3());
    if (!at) return null;
    const [wx, wy] = toWorld(at);
    return [wx, wy];
  }

  // -- before the throw -----------------------------------------------------------------------------

  /** What lies on the table already. */
  surround(things: SceneSetup | null): void {
    clear(this.around);
    if (things) {
      for (const berg of createIcebergs(this.board, things.icebergs)) this.around.add(berg);
      for (const one of things.templates) {
        const shown = createTemplate(one.kind);
        shown.position.copy(toThree(one.x / 1000, one.y / 1000, BOARD_THICKNESS + 0.0014));
        this.around.add(shown);
      }
      for (const { die, pose } of things.lying) {
        const mesh = dieMeshByName(this.box, die);
        mesh.position.copy(toThree(pose[0]! / 1e6, pose[1]! / 1e6, pose[2]! / 1e6));
        mesh.quaternion.copy(toThreeRotation([pose[3]! / 1e6, pose[4]! / 1e6, pose[5]! / 1e6, pose[6]! / 1e6])).normalize();
        this.around.add(mesh);
      }
    }
    this.draw();
  }

  /** Show props at their places; `lit` is the one being placed. */
  prepare(standing: readonly { prop: Pick<PropShown, "name" | "kind" | "size" | "rim">; spot: SpotShown }[], lit: string | null): void {
    clear(this.props);
    for (const { prop, spot } of standing) {
      const thing = createProp(prop);
      placeProp(thing, spot);
      this.props.add(thing);
      if (prop.name === lit) {
        const halo = new THREE.Mesh(new THREE.RingGeometry(0.965, 1, 64), new THREE.MeshBasicMaterial({ color: "#ffb454", transparent: true, opacity: 0.9, depthWrite: false }));
        const size = Math.max(prop.size[0]!, prop.size[1]!) * 0.62 + 0.02;
        halo.scale.set(size, size, 1);
        halo.rotation.x = -Math.PI / 2;
        halo.position.copy(toThree(spot.x, spot.y, 0.002));
        this.props.add(halo);
      }
    }
    if (this.shot === "arch" && !this.rest) this.props.add(createLegArch(0.4, 0.15, 0.25));
    this.draw();
  }

  /** Put a die into the hand, or take it out, with its grip. */
  hold(die: string | null, from: readonly [number, number, number], flat: string | null = null, stance: StanceShown | null = null): void {
    if (this.hand) this.pieces.remove(this.hand);
    this.hand = null;
    this.holder = null;
    if (die || flat) {
      clear(this.pieces);
      this.leant = "";
      this.hand = flat ? createTemplate(flat) : dieMeshByName(this.box, die!, 1.25);
      this.hand.userData["flat"] = !!flat;
      this.handAt = toThree(...from);
      this.hand.position.copy(this.handAt);
      this.pyramid = !flat && isPyramid(this.box, die!);
      if (!flat) this.hand.quaternion.copy(heldRotation(this.pyramid, this.turn.held, this.turn.ahead));
      this.pieces.add(this.hand);
      this.holder = stance && gripModelOf(stance);
      if (this.holder) {
        this.holder.shape.position.copy(this.handAt);
        this.holder.move(0.35, stance!.usual.elevation, 0);
        this.pieces.add(this.holder.shape);
      }
    }
    this.draw();
  }

  /** Move the hand: along the edge, or with the slide that is being tipped. */
  carry(to: readonly [number, number, number]): void {
    const at = toThree(...to);
    if (!this.hand || at.distanceTo(this.handAt) < 1e-6) return;
    this.handAt = at;
    this.hand.position.copy(at);
    this.holder?.shape.position.copy(at);
    this.draw();
  }

  /** The held die leans back with the pull and rises when tossed; its grip moves with it. */
  lean(back: number, up: number, spun: number, degrees = 0, open = 0): void {
    const how = `${back} ${up} ${spun} ${degrees} ${open}`;
    if (!this.hand || how === this.leant) return;
    this.leant = how;
    this.hand.position.copy(this.handAt).add(new THREE.Vector3(0, up - back * 0.006, back * 0.014));
    this.holder?.move(back, degrees, open);
    if (spun) this.hand.rotation.y = spun;
    this.draw();
  }

  /** Rotate the held die; `ahead`: degrees to the left that the hand points. */
  turnHeld(held: readonly [number, number, number], ahead: number): void {
    this.turn = { held, ahead };
    if (!this.hand || this.hand.userData["flat"]) return;
    this.hand.quaternion.copy(heldRotation(this.pyramid, held, ahead));
    this.draw();
  }

  sway(up: number, turn: number): void {
    const sways = up !== 0 || turn !== 0;
    if (!sways && !this.swayed) return;
    this.swayed = sways;
    this.camera.still();
    if (sways) this.camera.sway(up, turn);
    this.draw();
  }

  aim(aimed: AimedThrow | null): void {
    clear(this.hints);
    this.bounces = [];
    if (aimed) {
      const { shown, bounces } = aimOverlay(this.board, aimed);
      this.hints.add(...shown);
      this.bounces = bounces;
    }
    this.draw();
  }

  /** Show earlier throws. */
  recall(...what: Parameters<typeof ghostOverlay> extends [unknown, ...infer Rest] ? Rest : never): void {
    clear(this.ghosts);
    for (const thing of ghostOverlay(this.board, ...what)) this.ghosts.add(thing);
    this.draw();
  }

  /** Show where the die may come to rest. */
  cloud(places: readonly (readonly PlaceShown[])[], stale: boolean): void {
    if (!places.length && !this.clouds.children.length) return;
    clear(this.clouds);
    for (const thing of cloudOverlay(this.board, places, stale)) this.clouds.add(thing);
    this.draw();
  }

  // -- the flight -----------------------------------------------------------------------------------

  private thing(body: FlightBody): THREE.Object3D {
    if (body.shape === "d6" || body.shape === "d4") return dieMesh(this.box, body);
    if (body.shape === "prop") return createProp({ name: "wall", kind: "panel", size: [0.003, 0.14, 0.09], rim: 0 });
    return createTemplate(body.shape);
  }

  private gaze(share: number): void {
    if (!this.rest) return;
    this.camera.glide(this.camera.verdict(this.rest, toThree(...this.held)), share);
  }

  /**
   * Play a flight; `still` cuts straight to its end with the path as dots. Resolves when everything rests and reports each impact on
   * the way; `skip` cuts it short.
   */
  play(flight: Flight, zone: TargetZone | null, heard: (impact: Impact) => void, still = false, highlight = false): { done: Promise<void>; skip: () => void } {
    const run = ++this.playing;
    this.camera.still();
    this.camera.close = highlight;
    this.hold(null, this.held);
    this.aim(null);
    this.cloud([], false);
    this.recall(null, []);
    clear(this.pieces);
    clear(this.around, (thing) => thing instanceof THREE.Mesh && Array.isArray(thing.material));
    const things = flight.bodies.map((body) => this.thing(body));
    for (const thing of things) this.pieces.add(thing);
    const show = (time: number) =>
      things.forEach((thing, n) => {
        const pose = poseAt(flight, n, time);
        thing.position.copy(toThree(...pose.at));
        thing.quaternion.copy(toThreeRotation(pose.turn));
      });
    const thrown = thrownBody(flight);
    // after another landing or the empty table, this flight too is seen to leave the hand
    const at: typeof this.held = flight.keys.length ? poseAt(flight, thrown, 0).at : this.held;
    const elsewhere = this.shot === "address" && toThree(...at).distanceTo(toThree(...this.held)) > ELSEWHERE;
    if (flight.keys.length && (this.rest || !this.addressed || elsewhere)) this.look("address", at);
    else this.held = at;
    this.addressed = false;
    let finished = false;
    let end: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (end = resolve));
    const finish = () => {
      if (finished || run !== this.playing) return end();
      finished = true;
      show(flight.seconds);
      this.rest = things[thrown]?.position.clone() ?? new THREE.Vector3();
      this.gone = this.rest.y < -0.05;
      if (this.gone) this.rest.copy(leftAt(flight, thrown));
      this.camera.close = false;
      this.gaze(1);
      const { shown, bounces } = pathOverlay(this.board, flight);
      this.hints.add(...shown);
      if (zone) this.hints.add(zoneOverlay(zone));
      this.bounces = bounces;
      this.render();
      end();
    };
    if (still || !flight.keys.length) {
      finish();
      return { done, skip: finish };
    }
    const bounce = flight.impacts.find((impact) => impact.bounce)?.time ?? -1;
    const last = highlight ? lastTouch(flight) : -1;
    let before = clock.now(), time = 0, next = 0;
    const lies = poseAt(flight, thrown, flight.seconds).at;
    const resting = lies[2] < -0.05 ? leftAt(flight, thrown) : toThree(...lies);
    const step = (now: number) => {
      if (run !== this.playing || finished) return end();
      const slow = bounce >= 0 && Math.abs(time - bounce) < AROUND_BOUNCE ? SLOWER : 1;
      // a slow machine shows fewer frames, but the camera moves at the same speed
      const pictures = Math.min(12, (now - before) / 16.7);
      time += Math.min(0.25, (now - before) / 1000) * PACE * slow * playbackRateAt(time, last);
      before = now;
      while (next < flight.impacts.length && flight.impacts[next]!.time <= time) {
        const impact = flight.impacts[next++]!;
        heard(impact);
      }
      show(Math.min(time, flight.seconds));
      const share = 1 - (1 - Math.min(1, time / flight.seconds) ** 2 * 0.09) ** pictures;
      this.camera.glide(this.camera.verdict(resting, toThree(...this.held)), share, things[thrown]!.position);
      this.render();
      if (time >= flight.seconds) this.settle(run, resting, finish);
      else clock.frame(step);
    };
    clock.frame(step);
    return { done, skip: finish };
  }

  /** A last move to the verdict; after a highlight the camera pauses and steps back, so that the whole target is visible. */
  private settle(run: number, rest: THREE.Vector3, finish: () => void): void {
    const begun = clock.now(), lasts = SETTLES + (this.camera.close ? BREATH : 0);
    const step = (now: number) => {
      if (run !== this.playing) return finish();
      if (now - begun > lasts - SETTLES) this.camera.close = false;
      this.camera.glide(this.camera.verdict(rest, toThree(...this.held)), 0.16);
      this.render();
      if (now - begun > lasts) finish();
      else clock.frame(step);
    };
    clock.frame(step);
  }

  dispose(): void {
    this.playing++;
    this.resting();
    clear(this.room);
    this.painter?.dispose();
  }
}

/** Where a die that fell off was last above the table. */
function leftAt(flight: Flight, body: number): THREE.Vector3 {
  const [x, y] = poseAt(flight, body, Math.max(0, flight.keys.find((key) => (key.poses[body]?.at[2] ?? 0) < -0.01)?.time ?? 0)).at;
  const within = (value: number, half: number) => Math.min(half, Math.max(-half, value));
  return toThree(within(x, 0.66), within(y, 0.41), 0.005);
}

/** Whether rendering is done in software. */
function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const known = gl?.getExtension("WEBGL_debug_renderer_info");
  const found = !!gl && !!known && /swiftshader|llvmpipe|software/i.test(String(gl.getParameter(known.UNMASKED_RENDERER_WEBGL)));
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return found;
}

/** Remove objects and free their memory. */
function clear(group: THREE.Object3D, which: (thing: THREE.Object3D) => boolean = () => true): void {
  for (const child of [...group.children]) {
    if (!which(child)) continue;
    group.remove(child);
    child.traverse((thing) => {
      if (!(thing instanceof THREE.Mesh || thing instanceof THREE.LineSegments)) return;
      thing.geometry.dispose();
      for (const material of Array.isArray(thing.material) ? thing.material : [thing.material]) {
        (material as THREE.MeshStandardMaterial).map?.dispose();
        (material as THREE.Material).dispose();
      }
    });
  }
}
