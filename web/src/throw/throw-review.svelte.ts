/** Looks back at a throw: keeps how it was pulled and where it landed, and asks the server for one line of advice. */
import { clock, type Stop } from "../shell/clock";
import type { Attempt } from "./attempt.svelte";
import { throwApi } from "./stance";
import type { ThrowHistory } from "./throw-history.svelte";
import type { AimedThrow } from "./trajectory";
import type { FlightShown, ThrowAdvice } from "../wire";

/** A throw that is watched for this long gets advice, so that it is there with the verdict. Who skips the flight and throws again at once
    waits for no advice. */
const WATCHED_MS = 400;

interface PulledThrow {
  aimed: Omit<AimedThrow, "spread">;
  /** Percent. */
  power: number;
  setup: Record<string, unknown>;
}

export class ThrowReview {
  /** What would have been better than the shown throw. */
  advice = $state.raw<ThrowAdvice | null>(null);
  /** The pull that the next flight comes from. */
  pull: PulledThrow | null = null;
  private waiting: Stop | null = null;
  /** Which throw advice is wanted on. */
  private asked = 0;

  constructor(
    private readonly game: string,
    private readonly history: ThrowHistory,
  ) {}

  /** Keep how the die is thrown, before it flies; what slides or is flipped has no pull. */
  remember(attempt: Attempt | null): void {
    const pulled = attempt && !attempt.flip && !attempt.tilts;
    this.pull = pulled ? { aimed: { aim: attempt.aim, height: attempt.elevation, speed: attempt.speed, from: attempt.from }, power: attempt.power, setup: attempt.setup } : null;
  }

  /** A flight begins; returns the pull behind it if it is this player's own. */
  begin(own: boolean): PulledThrow | null {
    const pull = own ? this.pull : null;
    [this.advice, this.pull] = [null, null];
    return pull;
  }

  /** A throw has landed and is shown. */
  landed({ landing, judged }: Pick<FlightShown, "landing" | "judged">, by: number | null, pull: PulledThrow | null): void {
    const at = this.history.keep(landing, judged.map(({ hits }) => hits), by);
    if (!pull) return;
    this.history.last = { aimed: pull.aimed, power: pull.power, at };
  }

  /** A throw of this player flies from here on: find out what would have been better. */
  consult(pull: PulledThrow | null, launch: Record<string, unknown>): void {
    this.stop();
    if (pull) this.waiting = clock.after(WATCHED_MS, () => void this.advise(pull.setup, launch));
  }

  /** The throw is over and done with: advice on it would come too late. */
  stop(): void {
    this.waiting?.();
    this.asked++;
  }

  /** One line of advice; it may come late, and is left out if there is no time for it. */
  private async advise(setup: Record<string, unknown>, launch: Record<string, unknown>): Promise<void> {
    const { asked } = this;
    try {
      // its seed is the server's own, and exceeds JavaScript's integers
      const made = Object.fromEntries(Object.entries(launch).filter(([name]) => name !== "seed" && name !== "tremor"));
      const found = await throwApi.advise(this.game, { setup, launch: made });
      if (asked === this.asked && found.advice) this.advice = found;
    } catch {
      // advice is optional
    }
  }
}
