/** The 3D scene: what stands on the table, the die in the hand, and flights as the server computed them. */
import * as THREE from "three";

import { TARGETS, turnedBoard, type TargetBoard, type TargetZone } from "../pieces/target";
import { clock } from "../shell/clock";
import { CameraRig } from "./camera";
import { BOARD_THICKNESS, toThree, toThreeRotation, toWorld } from "./coordinates";
import { dieMesh, dieMeshByName } from "./dice3d";
import { disposeChildren } from "./dispose";
import { poseAt, thrownBody, type FlightBody, type Flight, type Impact } from "./flight";
import { FlightAnimation, SETTLES, SETTLING_SHARE } from "./flight-animation";
import type { FreeArea } from "./framing";
import { USUAL_VIEW, type FreeView } from "./free-view";
import { HeldDie } from "./held-die";
import { aimOverlay, cloudOverlay, ghostOverlay, pathOverlay, zoneOverlay } from "./overlays";
import { SceneRenderer } from "./renderer";
import { createLegArch, createRoom, createTable, createIcebergs, createProp, placeProp, createTemplate, createLights } from "./scenery";
import type { Surface, TableLie } from "./surfaces";
import type { CameraShot } from "./technique";
import type { AimedThrow } from "./trajectory";
import type { PlaceShown, PropShown, SpotShown, StanceShown } from "../wire";

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

/** If a die leaves the hand further than this many metres from where it was expected, the camera looks there. */
const ELSEWHERE = 0.1;

export class ThrowScene {
  private readonly room = new THREE.Scene();
  private readonly camera = new CameraRig();
  private readonly renderer: SceneRenderer;
  /** The table, the board on it, and the light over them. */
  private readonly furniture = new THREE.Group();
  private laid = "";
  private readonly pieces = new THREE.Group();
  private readonly props = new THREE.Group();
  private readonly around = new THREE.Group();
  private readonly hints = new THREE.Group();
  private readonly clouds = new THREE.Group();
  private readonly ghosts = new THREE.Group();
  /** As printed, and as it lies. */
  private readonly printed: TargetBoard;
  private board: TargetBoard;
  private readonly hand: HeldDie;
  private also: readonly (readonly [number, number, number])[] = [];
  private held: readonly [number, number, number] = [-0.6, 0, 0.15];
  private shot: CameraShot = "address";
  private playing = 0;
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
    surface: Surface,
    lie: TableLie = { table: 0, board: 0 },
  ) {
    this.board = this.printed = TARGETS[target] ?? TARGETS["dungeon_fighter"]!;
    this.renderer = new SceneRenderer(canvas, this.room, this.camera.lens);
    this.hand = new HeldDie(this.pieces, box, () => this.draw());
    this.room.add(createRoom(), this.furniture, this.hand.light, this.pieces, this.props, this.around, this.hints, this.clouds, this.ghosts);
    this.lay(surface, lie);
    this.resize();
  }

  /** Change what the table is made of, and how it and its board lie. */
  lay(surface: Surface, lie: TableLie): void {
    const laid = `${surface} ${lie.table} ${lie.board}`;
    if (laid === this.laid) return;
    this.laid = laid;
    this.board = turnedBoard(this.printed, lie.board);
    disposeChildren(this.furniture);
    this.furniture.add(createTable(this.board, surface, lie.table), createLights(this.renderer.slow ? 512 : 1024, surface));
    this.draw();
  }

  /** A zone of the board as it lies. */
  zone(id: string | undefined): TargetZone | null {
    return this.board.zones.find((one) => one.id === id) ?? null;
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
      this.gaze(there ? 1 : SETTLING_SHARE);
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
    this.renderer.render();
  }

  /** Set the camera before the throw; `also` must be visible besides the target and the die. */
  look(shot: CameraShot, held: readonly [number, number, number] = this.held, also: readonly (readonly [number, number, number])[] = []): void {
    [this.shot, this.held, this.also] = [shot, held, also];
    this.rest = null;
    this.addressed = true;
    this.camera.look(shot, this.board.radius / 1000, held, also);
    this.hand.illuminate(shot, held, this.camera.lens.position);
    this.draw();
  }

  /** Look round the table before a throw, or nearer at where the die would land: metres on the table. */
  lookRound(view: FreeView, near: readonly [number, number] | null): void {
    this.camera.view = view;
    if (near) this.camera.nearTo = toThree(near[0], near[1], 0);
    if (!this.rest && this.addressed) this.look(this.shot, this.held, this.also);
  }

  /** Draw on the next frame: many changes within one frame are drawn once. */
  draw(): void {
    this.renderer.draw();
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
    disposeChildren(this.around);
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
    disposeChildren(this.props);
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
    this.hand.hold(die, from, flat, stance);
  }

  /** Move the hand: along the edge, or with the slide that is being tipped. */
  carry(to: readonly [number, number, number]): void {
    this.hand.carry(to);
  }

  /** The held die leans back with the pull and rises when tossed; its grip moves with it. */
  lean(back: number, up: number, spun: number, degrees = 0, open = 0): void {
    this.hand.lean(back, up, spun, degrees, open);
  }

  /** Rotate the held die; `ahead`: degrees to the left that the hand points. */
  turnHeld(held: readonly [number, number, number], ahead: number): void {
    this.hand.turn(held, ahead);
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
    disposeChildren(this.hints);
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
    disposeChildren(this.ghosts);
    for (const thing of ghostOverlay(this.board, ...what)) this.ghosts.add(thing);
    this.draw();
  }

  /** Show where the die may come to rest. */
  cloud(places: readonly (readonly PlaceShown[])[], stale: boolean): void {
    if (!places.length && !this.clouds.children.length) return;
    disposeChildren(this.clouds);
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
    this.camera.view = USUAL_VIEW;
    this.camera.close = highlight;
    this.hold(null, this.held);
    this.aim(null);
    this.cloud([], false);
    this.recall(null, []);
    disposeChildren(this.pieces);
    disposeChildren(this.around, (thing) => thing instanceof THREE.Mesh && Array.isArray(thing.material));
    const things = flight.bodies.map((body) => this.thing(body));
    for (const thing of things) this.pieces.add(thing);
    // after another landing or the empty table, this flight too is seen to leave the hand
    const at: typeof this.held = flight.keys.length ? poseAt(flight, thrownBody(flight), 0).at : this.held;
    const elsewhere = this.shot === "address" && toThree(...at).distanceTo(toThree(...this.held)) > ELSEWHERE;
    if (flight.keys.length && (this.rest || !this.addressed || elsewhere)) this.look("address", at);
    else this.held = at;
    this.addressed = false;
    const animation = new FlightAnimation(flight, things, {
      camera: this.camera,
      hand: () => toThree(...this.held),
      current: () => run === this.playing,
      render: () => this.renderer.render(),
      heard,
      landed: (rest, gone) => this.showLanding(flight, zone, rest, gone),
    });
    if (still || !flight.keys.length) animation.finish();
    else animation.play(highlight);
    return { done: animation.done, skip: () => animation.finish() };
  }

  private showLanding(flight: Flight, zone: TargetZone | null, rest: THREE.Vector3, gone: boolean): void {
    [this.rest, this.gone] = [rest, gone];
    this.camera.close = false;
    this.gaze(1);
    const { shown, bounces } = pathOverlay(this.board, flight);
    this.hints.add(...shown);
    if (zone) this.hints.add(zoneOverlay(zone));
    this.bounces = bounces;
    this.renderer.render();
  }

  dispose(): void {
    this.playing++;
    disposeChildren(this.room);
    this.renderer.dispose();
  }
}
