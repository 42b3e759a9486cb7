/** Shares aims: sends this player's aim now and then while the die is in the hand, and draws another player's as it arrives. */
import { clock, type Stop } from "../shell/clock";
import type { ThrowSetup } from "../table/throw-setup";
import { isFlip } from "../table/throw-setup";
import type { HandPose, PlaceShown, StanceShown } from "../wire";
import type { Attempt } from "./attempt.svelte";
import type { ThrowScene } from "./scene";
import { throwApi } from "./stance";

/** Interval between two messages of about 120 bytes each, or 500 with a cloud, to save bandwidth. */
export const SEND_INTERVAL_MS = 300;
/** Dice of a cloud that are shared (server/wire/throws.py). */
const MOST_CLOUD = 36;

/** The aim as others may see it; null if there is nothing to see. A pull hidden from the thrower is hidden from others too. */
export function sharedAim(attempt: Attempt, aims: boolean, places: readonly (readonly PlaceShown[])[] = []): HandPose | null {
  if (!attempt.stance || attempt.flip || attempt.phase === "thrown") return null;
  const [x, y, z] = attempt.held.map((value) => round(value, 1000)) as [number, number, number];
  return { aim: round(attempt.aim, 10), height: round(attempt.elevation, 10), speed: round(attempt.speed, 100), at: [x, y, z], power: aims && !attempt.tilts ? Math.round(attempt.power) : 0, cloud: aims ? places.flat().slice(0, MOST_CLOUD).map(({ x, y, value }) => [x, y, value ?? -1]) : [] };
}
/** The cloud that somebody else sees. */
export const sharedCloud = ({ cloud = [] }: HandPose): PlaceShown[][] => cloud.map(([x, y, value]) => [{ x, y, place: "", value: value < 0 ? null : value }]);

const round = (value: number, by: number) => Math.round(value * by) / by;

/** Sends changes at most once per interval, and always the latest. */
export class AimSender {
  private told = "null";
  private next: HandPose | null = null;
  private pause: Stop | null = null;

  constructor(private readonly send: (aimed: HandPose | null) => void) {}

  show(aimed: HandPose | null): void {
    this.next = aimed;
    if (!this.pause) this.tell();
  }

  stop(): void {
    this.pause?.();
    this.pause = null;
  }

  private tell(): void {
    const now = JSON.stringify(this.next);
    if (now === this.told) return;
    this.told = now;
    this.send(this.next);
    this.pause = clock.after(SEND_INTERVAL_MS, () => {
      this.pause = null;
      this.tell();
    });
  }
}

/** Draws another player's aim on this stage, with the hand that holds the die. */
export class AimReceiver {
  private stance = $state.raw<StanceShown | null>(null);
  private key = "";
  /** The throw whose die is in the hand here. */
  private held = "";

  constructor(private readonly game: string) {}

  /** Returns true if something was drawn. */
  draw(scene: ThrowScene, setup: Record<string, unknown> | null, shown: HandPose | null): boolean {
    if (!shown || !setup || isFlip(setup)) {
      if (this.held) {
        scene.hold(null, [0, 0, 0]);
        scene.aim(null);
        scene.cloud([], false);
      }
      this.held = "";
      return false;
    }
    const setting = setup as unknown as ThrowSetup;
    this.learn(setting);
    const { stance } = this, die = setting.dice[0];
    if (!stance || !die) return false;
    if (this.held !== this.key) {
      scene.look("address", stance.position);
      scene.hold(die, shown.at, null, stance);
      this.held = this.key;
    }
    scene.carry(shown.at);
    scene.turnHeld([0, 0, 0], shown.aim);
    scene.lean(shown.power / 100, 0, 0, shown.height);
    scene.aim(shown.power ? { aim: shown.aim, height: shown.height, speed: shown.speed, from: shown.at, spread: stance.spread, bad: false } : null);
    scene.cloud(sharedCloud(shown), false);
    return true;
  }

  /** The table is used for something else: forget the die in the hand. */
  forget(): void {
    this.held = "";
  }

  private learn(setting: ThrowSetup): void {
    const key = JSON.stringify([setting.dice, setting.demands, setting.conditions]);
    if (key === this.key) return;
    this.key = key;
    this.stance = null;
    void throwApi
      .stance(this.game, setting.dice[0] ?? "red", setting.demands ?? [], setting.target, setting.box, setting.conditions)
      .then((stance) => key === this.key && (this.stance = stance))
      .catch(() => undefined); // without a stance the aim is not drawn, but the throw will be
  }
}
