/**
 * What can be known of an aimed throw: the server throws it a few times with this hand's tremor and tells where the die came to rest.
 * Asked for in the background while somebody aims, never more than one question at a time; who keeps still is told more.
 */
import { clock, type Stop } from "../shell/clock";
import type { PlaceShown, TouchShown } from "../wire";
import type { Attempt } from "./attempt.svelte";
import { launchOf } from "./launch";
import { throwApi } from "./stance";

const PAUSE_MS = 220;
const ENOUGH = 36;

export class ThrowPrediction {
  places = $state.raw<readonly (readonly PlaceShown[])[]>([]);
  first = $state.raw<TouchShown | null>(null);
  /** Whether what is known is known of the aim as it is now. */
  current = $state(false);
  private key = "";
  private known = "";
  private asking = false;
  private next: Stop = () => undefined;
  private launch: Record<string, unknown> | null = null;
  private attempt: Attempt | null = null;

  /** How many of the throws would hit. */
  get hits(): number {
    return this.places.filter((dice) => dice.some((one) => one.value !== null)).length;
  }

  /** Somebody aims so; null: nobody aims any more. */
  look(attempt: Attempt | null): void {
    if (!attempt || attempt.flip) return this.forget();
    const launch = launchOf(attempt), key = keyOf(launch);
    if (attempt === this.attempt && key === this.key) return;
    if (attempt !== this.attempt) this.forget();
    [this.attempt, this.launch, this.key] = [attempt, launch, key];
    this.current = key === this.known;
    if (!this.asking) this.later();
  }

  forget(): void {
    this.next();
    this.attempt = this.launch = null;
    this.key = this.known = "";
    if (this.places.length || this.first) [this.places, this.first] = [[], null];
    this.current = false;
  }

  private later(): void {
    this.next();
    this.next = clock.after(PAUSE_MS, () => void this.ask());
  }

  private async ask(): Promise<void> {
    const { attempt, launch, key } = this;
    if (!attempt || !launch || this.asking) return;
    const after = key === this.known ? this.places.length : 0;
    if (after >= ENOUGH) return;
    this.asking = true;
    try {
      const seen = await throwApi.foresee(attempt.game, { setup: attempt.setup, launch, after });
      if (attempt !== this.attempt) return;
      if (seen.places.length) {
        if (after) this.places = [...this.places, ...seen.places];
        else [this.places, this.first, this.known] = [seen.places, seen.first, key];
      }
      this.current = this.key === this.known;
    } catch {
      // what can't be foreseen is thrown all the same
    } finally {
      this.asking = false;
      if (this.attempt) this.later();
    }
  }
}

/** Launches that differ by less than anybody sees are one. */
const keyOf = (launch: Record<string, unknown>): string => JSON.stringify(launch, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 50) / 50 : value));
