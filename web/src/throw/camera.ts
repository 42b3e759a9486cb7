/** Three shots: address (behind the die, the whole target), flight (follows), verdict (close, from the side the die came from). */
import * as THREE from "three";

import type { FreeArea } from "./framing";
import { USUAL_VIEW, type FreeView } from "./free-view";
import type { CameraShot } from "./technique";
import { toThree } from "./coordinates";

/** Degrees from above and from the side at which each shot begins. */
const STEEP: Record<string, readonly [number, number]> = { address: [31, 0], far: [26, 0], arch: [22, 0], shoulder: [30, 0], side: [30, 36], slide: [54, 22] };
const OPEN: FreeArea = { left: 0.04, right: 0.04, top: 0.03, bottom: 0.13 };
/** Camera distance for a highlight, in metres. */
const CLOSE = 0.4;
/** Distance factor on a narrow screen: a die is 28 pixels large there, as it is close up in the verdict. */
const NEARER = 0.9;
/** Candidate degrees from above for a landing: the first at which the target is as wide as before the throw. */
const TOLD = [46, 42, 38, 34, 30];
/** How far to the side that the die came from, in radians. */
const ASIDE = 0.3;
/** The usual position of a held die. */
const HAND = [-0.6, 0, 0.15] as const;

/** Camera position, the point it looks at, and the image shift as shares of its size: right and up. */
interface View {
  position: THREE.Vector3;
  gaze: THREE.Vector3;
  moved: readonly [number, number];
}

const rim = (radius: number) => Array.from({ length: 16 }, (_, n) => toThree(radius * Math.cos((n * Math.PI) / 8), radius * Math.sin((n * Math.PI) / 8), 0.005));
/** What the held die and its ring take above its centre, as a share of half the image height, for a camera at the table's edge. */
const DIE_SEEN = 0.17;
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

export class CameraRig {
  readonly lens = new THREE.PerspectiveCamera(36, 1, 0.02, 8);
  free: FreeArea = OPEN;
  /** The same while a verdict is shown. */
  told: FreeArea = { ...OPEN, bottom: 0.27 };
  /** How the thrower looks round before a throw. */
  view: FreeView = USUAL_VIEW;
  /** What a nearer look is at, on the table. */
  nearTo = new THREE.Vector3();
  /** A highlight: the camera comes close. */
  close = false;
  private radius = 0.25;
  private readonly gaze = new THREE.Vector3();
  private shifted: readonly [number, number] = [0, 0];
  /** Try how a view would look. */
  private readonly trial = new THREE.PerspectiveCamera();

  /** Shift the whole image by a share of its size: right and up. */
  private shift(right: number, up: number): void {
    this.shifted = [right, up];
    const wide = 1000, high = 1000 / this.lens.aspect;
    this.lens.setViewOffset(wide, high, -right * wide, up * high, wide, high);
    this.lens.updateProjectionMatrix();
  }

  /** The extent of these points in the image from a given view; the centre is 0, the edges are -1 and 1. */
  private taken(position: THREE.Vector3, gaze: THREE.Vector3, points: readonly THREE.Vector3[]): THREE.Box3 {
    const { trial } = this;
    [trial.fov, trial.aspect, trial.near, trial.far] = [this.lens.fov, this.lens.aspect, this.lens.near, this.lens.far];
    trial.position.copy(position);
    trial.lookAt(gaze);
    trial.updateProjectionMatrix();
    trial.updateMatrixWorld();
    const box = new THREE.Box3();
    for (const point of points) box.expandByPoint(point.clone().project(trial));
    return box;
  }

  /** Move back along a direction until every point fits the free part of the image, and centre them there. */
  private fit(free: FreeArea, gaze: THREE.Vector3, direction: THREE.Vector3, points: readonly THREE.Vector3[]): View {
    const { left, right, top, bottom } = free, position = new THREE.Vector3();
    let box = new THREE.Box3();
    for (let far = 0.3; far < 4; far += 0.03) {
      box = this.taken(position.copy(gaze).addScaledVector(direction, far), gaze, points);
      const size = box.getSize(new THREE.Vector3());
      if (box.max.z < 1 && size.x < 2 * (1 - left - right) && size.y < 2 * (1 - top - bottom)) break;
    }
    const middle = box.getCenter(new THREE.Vector3());
    return { position, gaze: gaze.clone(), moved: [(left - right - middle.x) / 2, (bottom - top - middle.y) / 2] };
  }

  /** The target's extent in the image; the centre is 0, the edges are -1 and 1. */
  target(): THREE.Box3 {
    this.lens.updateMatrixWorld();
    return new THREE.Box3().setFromPoints(rim(this.radius).map((point) => point.project(this.lens)));
  }

  private go({ position, gaze, moved }: View): void {
    this.lens.position.copy(position);
    this.gaze.copy(gaze);
    this.lens.lookAt(gaze);
    this.shift(...moved);
    this.lens.updateMatrixWorld();
  }

  /**
   * Behind the die, with everything the throw needs in view: the whole target, the die before it and not covering it, props, and the
   * usual first bounce. A die held high is seen from higher up.
   */
  look(shot: CameraShot, radius: number, held: readonly [number, number, number], also: readonly (readonly [number, number, number])[] = []): void {
    const narrow = this.lens.aspect < 1;
    this.radius = radius;
    this.lens.fov = narrow ? 46 : 34;
    this.lens.up.set(0, 1, 0);
    if (shot === "low" || shot === "under") {
      const eye = shot === "low" ? toThree(-1.2, 0, 0.016) : toThree(-1.34, 0.16, -0.2);
      this.lens.fov = narrow ? 52 : 36;
      const gaze = shot === "low" ? toThree(0, 0, 0.03) : toThree(-0.72, 0, 0.03);
      this.go({ position: eye, gaze, moved: [0, shot === "low" ? this.along(eye, gaze, held) : 0.02] });
      return;
    }
    this.go(this.looked(this.address(shot, held, also)));
  }

  /** The same view from where the thrower's eyes went. */
  private looked(view: View): View {
    const { turn, rise, zoom } = this.view;
    if (!turn && !rise && zoom === 1) return view;
    const back = view.position.clone().sub(view.gaze), far = back.length();
    const up = within(Math.asin(back.y / far) + rise, 0.12, 1.45), round = Math.atan2(back.x, back.z) + turn;
    const gaze = view.gaze.clone().lerp(this.nearTo, 1 - 1 / zoom);
    const position = gaze.clone().add(new THREE.Vector3(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up)).multiplyScalar(far / zoom));
    return { position, gaze, moved: view.moved };
  }

  /** A camera along the table sees the die high above it: how far to shift the image up and to widen the view, so that nothing covers either. */
  private along(eye: THREE.Vector3, gaze: THREE.Vector3, held: readonly [number, number, number]): number {
    const { top, bottom } = this.free;
    for (; ; this.lens.fov += 3) {
      const box = this.taken(eye, gaze, [toThree(...held), toThree(0, 0, 0.005)]);
      const highest = (1 - 2 * top - DIE_SEEN - box.max.y) / 2, lowest = (2 * bottom - 1 - box.min.y) / 2;
      if (lowest <= highest || this.lens.fov > 75) return within(-0.08, lowest, highest);
    }
  }

  private address(shot: CameraShot, held: readonly [number, number, number], also: readonly (readonly [number, number, number])[]): View {
    const { radius } = this, narrow = this.lens.aspect < 1, [x, y, z] = held;
    const die = toThree(x, y, z);
    const points = [...rim(radius), toThree(x, y + 0.05, z + 0.02), toThree(x, y - 0.05, z - 0.05), ...also.map((place) => toThree(...place))];
    const box = new THREE.Box3().setFromPoints(points);
    const middle = box.getCenter(new THREE.Vector3()).setY(Math.min(0.1, z / 3));
    const [low, aside] = STEEP[shot] ?? STEEP["address"]!;
    const a = ((narrow ? aside * 0.4 : aside) * Math.PI) / 180, near = toThree(-radius, y * 0.5, 0.005);
    for (let steep = low + (narrow ? 4 : 0); ; steep += 4) {
      const e = (steep * Math.PI) / 180;
      const view = this.fit(this.free, middle, new THREE.Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)), points);
      const [before, of] = [near, die].map((point) => this.taken(view.position, view.gaze, [point]).min.y);
      if ((before! - of! > 0.16 && view.position.distanceTo(die) > 0.34) || steep > 72) return view;
    }
  }

  /** A landing, with the target as wide as before the throw: all of it in the free part if there is room; the die in any case. */
  verdict(at: THREE.Vector3, from: THREE.Vector3): View {
    const asked = JSON.stringify([at, from, this.told, this.free, this.close, this.lens.aspect, this.lens.fov, this.radius]);
    if (this.reckoned?.asked !== asked) this.reckoned = { asked, view: this.reckon(at, from) };
    return this.reckoned.view;
  }
  private reckoned: { asked: string; view: View } | null = null;

  private reckon(at: THREE.Vector3, from: THREE.Vector3): View {
    const back = from.clone().sub(at).setY(0);
    if (back.lengthSq() < 1e-6) back.set(0, 0, 1);
    back.normalize();
    const { left, right, top, bottom } = this.told;
    if (this.close) {
      const narrow = this.lens.aspect < 1, far = CLOSE * (narrow ? NEARER : 1), gaze = at.clone().addScaledVector(back, narrow ? 0.02 : 0.03);
      return { position: gaze.clone().addScaledVector(back, far * 0.72).setY(Math.max(at.y, 0) + far * 0.72), gaze, moved: [(left - right) / 2, (bottom - top) / 2] };
    }
    const target = rim(this.radius), ground = Math.max(at.y, 0);
    // leave room for the number above the die
    const die = [at.clone().setY(ground - 0.03), at.clone().setY(ground + 0.06)];
    const wide = (view: View) => this.taken(view.position, view.gaze, target).getSize(new THREE.Vector3()).x;
    const asked = wide(this.address("address", HAND, []));
    const points = [...target, ...die], gaze = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3()).setY(0);
    const a = within(Math.atan2(back.x, back.z), -ASIDE, ASIDE);
    let view: View | null = null;
    for (const steep of TOLD) {
      const e = (steep * Math.PI) / 180;
      view = this.fit(this.told, gaze, new THREE.Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)), points);
      if (wide(view) >= asked) return view;
    }
    // no room for all of it: as close as requested, with the die in view
    for (let n = 0; n < 4; n++) view!.position.sub(view!.gaze).multiplyScalar(wide(view!) / asked).add(view!.gaze);
    const all = this.taken(view!.position, view!.gaze, points).getCenter(new THREE.Vector3()), lies = this.taken(view!.position, view!.gaze, die);
    const inside = (middle: number, low: number, high: number, from: number, to: number) => within((from + to) / 2 - middle, from - low, to - high) / 2;
    view!.moved = [inside(all.x, lies.min.x - 0.04, lies.max.x + 0.04, 2 * left - 1, 1 - 2 * right), inside(all.y, lies.min.y, lies.max.y, 2 * bottom - 1, 1 - 2 * top)];
    return view!;
  }

  /** Move a share of the way to another view, looking at `towards` on the way. */
  glide({ position, gaze, moved }: View, share: number, towards = gaze): void {
    this.lens.position.lerp(position, share);
    this.gaze.lerp(gaze.clone().lerp(towards, 0.5), share);
    this.lens.lookAt(this.gaze);
    const [right, up] = this.shifted;
    this.shift(right + (moved[0] - right) * share, up + (moved[1] - up) * share);
  }

  /** A jump lifts the camera, a turn turns it. */
  sway(up: number, turn: number): void {
    const at = this.lens.position.clone();
    this.lens.position.y += up;
    this.lens.lookAt(this.gaze.clone().setY(this.gaze.y + up * 0.5));
    this.lens.rotateOnWorldAxis(new THREE.Vector3(0, 1, 0), turn);
    this.lens.updateMatrixWorld();
    this.swayed = at;
  }
  private swayed: THREE.Vector3 | null = null;
  still(): void {
    if (!this.swayed) return;
    this.lens.position.copy(this.swayed);
    this.lens.lookAt(this.gaze);
    this.swayed = null;
  }
}
