/**
 * Predicts an aimed throw: the server throws it a few times with this hand's tremor and returns where the die came to rest.
 * Requested in the background while the player aims, one request at a time; holding still refines it.
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
  /** Whether the prediction is for the current aim. */
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

  /** Predict this aim; null: nobody aims any more. */
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
      // prediction is optional
    } finally {
      this.asking = false;
      if (this.attempt) this.later();
    }
  }
}

/** Launches that differ imperceptibly count as the same. */
const keyOf = (launch: Record<string, unknown>): string => JSON.stringify(launch, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 50) / 50 : value));
