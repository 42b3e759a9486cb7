/** Where the dice of this game came to rest, by who threw them, and how the last throw of this window was made. */
import type { Aimed } from "./way";

export interface Rested {
  /** Metres. */
  x: number;
  y: number;
  hit: boolean;
  by: number | null;
}

const MOST = 60;

export class Memory {
  rested = $state.raw<readonly Rested[]>([]);
  /** This window's own last throw: its pull, and where it lay. */
  last = $state.raw<{ aimed: Omit<Aimed, "spread">; at: Rested | null } | null>(null);

  /** A throw has come to rest. */
  keep(landing: Record<string, unknown>, hits: readonly boolean[], by: number | null): Rested | null {
    const dice = (landing["dice"] ?? []) as { at?: readonly [number, number] | null }[];
    const found = dice.flatMap(({ at }, n) => (at ? [{ x: at[0] / 1000, y: at[1] / 1000, hit: hits[n] ?? false, by }] : []));
    this.rested = [...this.rested, ...found].slice(-MOST);
    return found[0] ?? null;
  }
}

/** One for each table, for as long as the window is open; practice has its own. */
const known = new Map<string, Memory>();
export function memoryOf(key: string): Memory {
  const found = known.get(key) ?? new Memory();
  known.set(key, found);
  return found;
}
