/** Moves bodies along a flight as the server computed it, while the camera follows the thrown die. */
import * as THREE from "three";

import { clock } from "../shell/clock";
import type { CameraRig } from "./camera";
import { toThree, toThreeRotation } from "./coordinates";
import { poseAt, thrownBody, type Flight, type Impact } from "./flight";
import { lastTouch, playbackRateAt } from "./highlights";

/** Playback rates of flights: a little slower than life, and slower still around the first bounce. */
const PACE = 0.75;
const SLOWER = 0.85;
const AROUND_BOUNCE = 0.11;
/** Milliseconds for the move to the verdict, and for a highlight. */
export const SETTLES = 420;
const BREATH = 900;
/** How much of the way to its place the camera moves in one frame after the landing. */
export const SETTLING_SHARE = 0.16;

/** What an animation needs of the scene. */
export interface FlightStage {
  camera: CameraRig;
  /** Where the flight is seen from: the hand. */
  hand: () => THREE.Vector3;
  /** False when another flight has begun, or the scene is gone. */
  current: () => boolean;
  render: () => void;
  heard: (impact: Impact) => void;
  /** Everything rests. `gone`: the die fell off, and `rest` is where it went over the edge. */
  landed: (rest: THREE.Vector3, gone: boolean) => void;
}

export class FlightAnimation {
  /** Resolves when everything rests, or when another flight has begun. */
  readonly done: Promise<void>;
  private readonly thrown: number;
  private end: () => void = () => undefined;
  private finished = false;

  constructor(
    private readonly flight: Flight,
    /** One for each body of the flight. */
    private readonly things: readonly THREE.Object3D[],
    private readonly stage: FlightStage,
  ) {
    this.thrown = thrownBody(flight);
    this.done = new Promise<void>((resolve) => (this.end = resolve));
  }

  /** Play the flight; a highlight is slow at its last touch. */
  play(highlight: boolean): void {
    const { flight, stage, thrown } = this;
    const bounce = flight.impacts.find((impact) => impact.bounce)?.time ?? -1;
    const last = highlight ? lastTouch(flight) : -1;
    let before = clock.now(), time = 0, next = 0;
    const lies = poseAt(flight, thrown, flight.seconds).at;
    const resting = lies[2] < -0.05 ? leftAt(flight, thrown) : toThree(...lies);
    const step = (now: number) => {
      if (!stage.current() || this.finished) return this.end();
      const slow = bounce >= 0 && Math.abs(time - bounce) < AROUND_BOUNCE ? SLOWER : 1;
      // a slow machine shows fewer frames, but the camera moves at the same speed
      const pictures = Math.min(12, (now - before) / 16.7);
      time += Math.min(0.25, (now - before) / 1000) * PACE * slow * playbackRateAt(time, last);
      before = now;
      while (next < flight.impacts.length && flight.impacts[next]!.time <= time) stage.heard(flight.impacts[next++]!);
      this.show(Math.min(time, flight.seconds));
      const share = 1 - (1 - Math.min(1, time / flight.seconds) ** 2 * 0.09) ** pictures;
      stage.camera.glide(stage.camera.verdict(resting, stage.hand()), share, this.things[thrown]!.position);
      stage.render();
      if (time >= flight.seconds) this.settle(resting);
      else clock.frame(step);
    };
    clock.frame(step);
  }

  /** Cut to the end. */
  finish(): void {
    if (this.finished || !this.stage.current()) return this.end();
    this.finished = true;
    this.show(this.flight.seconds);
    const rest = this.things[this.thrown]?.position.clone() ?? new THREE.Vector3(), gone = rest.y < -0.05;
    this.stage.landed(gone ? leftAt(this.flight, this.thrown) : rest, gone);
    this.end();
  }

  private show(time: number): void {
    this.things.forEach((thing, n) => {
      const pose = poseAt(this.flight, n, time);
      thing.position.copy(toThree(...pose.at));
      thing.quaternion.copy(toThreeRotation(pose.turn));
    });
  }

  /** A last move to the verdict; after a highlight the camera pauses and steps back, so that the whole target is visible. */
  private settle(rest: THREE.Vector3): void {
    const { stage } = this, { camera } = stage;
    const begun = clock.now(), lasts = SETTLES + (camera.close ? BREATH : 0);
    const step = (now: number) => {
      if (!stage.current()) return this.finish();
      if (now - begun > lasts - SETTLES) camera.close = false;
      camera.glide(camera.verdict(rest, stage.hand()), SETTLING_SHARE);
      stage.render();
      if (now - begun > lasts) this.finish();
      else clock.frame(step);
    };
    clock.frame(step);
  }
}

/** Where a die that fell off was last above the table. */
function leftAt(flight: Flight, body: number): THREE.Vector3 {
  const [x, y] = poseAt(flight, body, Math.max(0, flight.keys.find((key) => (key.poses[body]?.at[2] ?? 0) < -0.01)?.time ?? 0)).at;
  const within = (value: number, half: number) => Math.min(half, Math.max(-half, value));
  return toThree(within(x, 0.66), within(y, 0.41), 0.005);
}
