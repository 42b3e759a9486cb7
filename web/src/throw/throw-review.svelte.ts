/** Looks back at a throw: keeps how it was pulled and where it landed, and asks the server for one line of advice. */
import { clock, type Stop } from "../shell/clock";
import type { Attempt } from "./attempt.svelte";
import type { ThrowDescription } from "./landing-text";
import { throwApi } from "./stance";
import type { ThrowHistory } from "./throw-history.svelte";
import type { AimedThrow } from "./trajectory";
import type { FlightShown } from "../wire";

/** A verdict that has been shown this long gets advice. Throwing again at once does not wait for advice. */
const LOOKED_AT_MS = 400;

interface PulledThrow {
  aimed: Omit<AimedThrow, "spread">;
  setup: Record<string, unknown>;
}

export class ThrowReview {
  /** What would have been better than the shown throw. */
  advice = $state<string | null>(null);
  /** The pull that the next flight comes from. */
  pull: PulledThrow | null = null;
  private waiting: Stop | null = null;

  constructor(
    private readonly game: string,
    private readonly history: ThrowHistory,
    /** The landing that is shown now. */
    private readonly told: () => ThrowDescription | null,
  ) {}

  /** Keep how the die is thrown, before it flies; what slides or is flipped has no pull. */
  remember(attempt: Attempt | null): void {
    const pulled = attempt && !attempt.flip && !attempt.tilts;
    this.pull = pulled ? { aimed: { aim: attempt.aim, height: attempt.elevation, speed: attempt.speed, from: attempt.from }, setup: attempt.setup } : null;
  }

  /** A flight begins; returns the pull behind it if it is this player's own. */
  begin(own: boolean): PulledThrow | null {
    const pull = own ? this.pull : null;
    [this.advice, this.pull] = [null, null];
    return pull;
  }

  /** A throw has landed and is shown. */
  landed({ landing, judged, launch }: Pick<FlightShown, "landing" | "judged" | "launch">, by: number | null, pull: PulledThrow | null): void {
    const at = this.history.keep(landing, judged.map(({ hits }) => hits), by);
    if (!pull) return;
    this.history.last = { aimed: pull.aimed, at };
    const of = this.told();
    this.stop();
    this.waiting = clock.after(LOOKED_AT_MS, () => void (of === this.told() && this.advise(pull.setup, launch)));
  }

  stop(): void {
    this.waiting?.();
  }

  /** One line of advice; it may come late, and is left out if there is no time for it. */
  private async advise(setup: Record<string, unknown>, launch: Record<string, unknown>): Promise<void> {
    const of = this.told();
    try {
      // its seed is the server's own, and exceeds JavaScript's integers
      const made = Object.fromEntries(Object.entries(launch).filter(([name]) => name !== "seed" && name !== "tremor"));
      const { advice } = await throwApi.advise(this.game, { setup, launch: made });
      if (of === this.told()) this.advice = advice;
    } catch {
      // advice is optional
    }
  }
}
