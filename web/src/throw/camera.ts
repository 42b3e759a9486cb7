/** Three shots: address (behind the die, the whole target), flight (goes along), verdict (close, from the side the die came). */
import * as THREE from "three";

import type { Shot } from "./manner";
import { three } from "./place";

/** The part of the canvas that nothing floats over, as shares of its width and height. */
export interface Free {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Degrees from above and aside that each shot begins with. */
const STEEP: Record<string, readonly [number, number]> = { address: [31, 0], far: [26, 0], arch: [22, 0], shoulder: [30, 0], side: [30, 36], slide: [54, 22] };
const OPEN: Free = { left: 0.04, right: 0.04, top: 0.03, bottom: 0.13 };
/** How far away a landing is looked at, in metres: as a rule, and at a moment of its own. */
const LOOK = 0.74;
const CLOSE = 0.4;
/** So many times as far on a narrow screen, where the foe above and the verdict below leave a strip. */
const FARTHER = 1.45;

export class Eyes {
  readonly lens = new THREE.PerspectiveCamera(36, 1, 0.02, 8);
  free: Free = OPEN;
  /** The same while a landing is told: what is told of it stands below, or above it where there is little room. */
  told: Free = { ...OPEN, bottom: 0.27 };
  /** A moment of its own: the eyes come close. */
  close = false;
  private readonly gaze = new THREE.Vector3();
  private shifted: [number, number] = [0, 0];

  /** Move the whole picture by a share of its size: to the right and up. */
  private shift(right: number, up: number): void {
    this.shifted = [right, up];
    const wide = 1000, high = 1000 / this.lens.aspect;
    this.lens.setViewOffset(wide, high, -right * wide, up * high, wide, high);
    this.lens.updateProjectionMatrix();
  }

  /** Go back along a direction until every point has room in the free part of the picture, and put them in its middle. */
  private fit(target: THREE.Vector3, direction: THREE.Vector3, points: readonly THREE.Vector3[]): void {
    const { left, right, top, bottom } = this.free;
    this.lens.clearViewOffset();
    const box = new THREE.Box3();
    for (let far = 0.3; far < 4; far += 0.03) {
      this.lens.position.copy(target).addScaledVector(direction, far);
      this.lens.lookAt(target);
      this.lens.updateProjectionMatrix();
      this.lens.updateMatrixWorld();
      box.makeEmpty();
      for (const point of points) box.expandByPoint(point.clone().project(this.lens));
      const size = box.getSize(new THREE.Vector3());
      if (box.max.z < 1 && size.x < 2 * (1 - left - right) && size.y < 2 * (1 - top - bottom)) break;
    }
    const middle = box.getCenter(new THREE.Vector3());
    this.shift((left - right - middle.x) / 2, (bottom - top - middle.y) / 2);
    this.gaze.copy(target);
  }

  /**
   * Behind the die, with everything the throw is about in sight: the whole target, the die before it and not in front of it, props,
   * and where it usually bounces first. A die that is held high is looked at from higher up.
   */
  look(shot: Shot, radius: number, held: readonly [number, number, number], also: readonly (readonly [number, number, number])[] = []): void {
    const narrow = this.lens.aspect < 1;
    this.lens.fov = narrow ? 46 : 34;
    this.lens.up.set(0, 1, 0);
    if (shot === "low" || shot === "under") {
      const eye = shot === "low" ? three(-1.2, 0, 0.016) : three(-1.34, 0.16, -0.2);
      this.lens.fov = narrow ? 52 : 36;
      this.shift(0, shot === "low" ? -0.08 : 0.02);
      this.lens.position.copy(eye);
      this.gaze.copy(shot === "low" ? three(0, 0, 0.03) : three(-0.72, 0, 0.03));
      this.lens.lookAt(this.gaze);
      this.lens.updateProjectionMatrix();
      return;
    }
    const [x, y, z] = held;
    const die = three(x, y, z);
    const points = Array.from({ length: 16 }, (_, n) => three(radius * Math.cos((n * Math.PI) / 8), radius * Math.sin((n * Math.PI) / 8), 0.005));
    points.push(three(x, y + 0.05, z + 0.02), three(x, y - 0.05, z - 0.05), ...also.map((place) => three(...place)));
    const box = new THREE.Box3().setFromPoints(points);
    const middle = box.getCenter(new THREE.Vector3()).setY(Math.min(0.1, z / 3));
    const [low, aside] = STEEP[shot] ?? STEEP["address"]!;
    const a = ((narrow ? aside * 0.4 : aside) * Math.PI) / 180, near = three(-radius, y * 0.5, 0.005);
    for (let steep = low + (narrow ? 4 : 0); steep <= 76; steep += 4) {
      const e = (steep * Math.PI) / 180;
      this.fit(middle, new THREE.Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)), points);
      this.lens.updateMatrixWorld();
      const below = near.clone().project(this.lens).y - die.clone().project(this.lens).y;
      if (below > 0.16 && this.lens.position.distanceTo(die) > 0.34) break;
    }
  }

  /** Close to where a die lies, from the side it came. */
  verdict(at: THREE.Vector3, from: THREE.Vector3): { position: THREE.Vector3; gaze: THREE.Vector3 } {
    const back = from.clone().sub(at).setY(0);
    if (back.lengthSq() < 1e-6) back.set(0, 0, 1);
    back.normalize();
    const narrow = this.lens.aspect < 1, far = (this.close ? CLOSE : LOOK) * (narrow ? FARTHER : 1);
    const gaze = at.clone().addScaledVector(back, narrow ? 0.02 : 0.03);
    return { position: gaze.clone().addScaledVector(back, far * 0.72).setY(Math.max(at.y, 0) + far * 0.72), gaze };
  }

  /** Glide: a share of the way to another place and another thing to look at. */
  glide(position: THREE.Vector3, gaze: THREE.Vector3, share: number): void {
    this.lens.position.lerp(position, share);
    this.gaze.lerp(gaze, share);
    this.lens.lookAt(this.gaze);
    const [right, up] = this.shifted, { left, right: beside, top, bottom } = this.told;
    this.shift(right + ((left - beside) / 2 - right) * share, up + ((bottom - top) / 2 - up) * share);
  }

  /** A jump lifts the eyes, a turn turns them. */
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
