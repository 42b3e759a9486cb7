/** Where the dice of this game came to rest, by thrower, and how this window's last throw was made. */
import type { AimedThrow } from "./trajectory";

export interface RestingDie {
  /** Metres. */
  x: number;
  y: number;
  hit: boolean;
  by: number | null;
}

const MAX_DICE = 60;

export class ThrowHistory {
  rested = $state.raw<readonly RestingDie[]>([]);
  /** This window's last throw: its pull, and where the die landed. */
  last = $state.raw<{ aimed: Omit<AimedThrow, "spread">; power: number; at: RestingDie | null } | null>(null);

  /** Record a throw that has come to rest. */
  keep(landing: Record<string, unknown>, hits: readonly boolean[], by: number | null): RestingDie | null {
    const dice = (landing["dice"] ?? []) as { at?: readonly [number, number] | null }[];
    const found = dice.flatMap(({ at }, n) => (at ? [{ x: at[0] / 1000, y: at[1] / 1000, hit: hits[n] ?? false, by }] : []));
    this.rested = [...this.rested, ...found].slice(-MAX_DICE);
    return found[0] ?? null;
  }
}

/** One history per table, for as long as the window is open; practice has its own. */
const known = new Map<string, ThrowHistory>();
export function historyOf(key: string): ThrowHistory {
  const found = known.get(key) ?? new ThrowHistory();
  known.set(key, found);
  return found;
}
