/** What this device remembers: who one is, the seats one holds, how one likes it. Nothing leaves the device but secrets, to their server. */
import type { Tempo } from "./tempo";

export type Theme = "dark" | "light";
export type Language = "en" | "fr";

export interface StoredTable {
  table: string;
  tokens: string[];
  host: string | null;
  /** Invitations this device may pass on: by seat. */
  invited: Record<string, string>;
  game: string;
  /** What was promised about the dice when one sat down, and what one adds to them. */
  promise?: DiceCommitment;
  /** The last event that was seen here. */
  seen?: number;
}

export interface DiceCommitment {
  commitment: string;
  /** One hash for the seals of all seats, noted before a number was given. */
  seals: string;
  /** One's own, by seat; and the seats whose number was given. */
  numbers: Record<string, string>;
  given: number[];
}

const KEY = "tumblekeep";

interface StoredState {
  name: string;
  language: Language;
  theme: Theme;
  sound: number;
  notify: boolean;
  /** What a hand feels of a throw, where the device can shake. */
  haptics: boolean;
  steady: boolean;
  /** Take twice the time wherever a table has a clock. */
  patient: boolean;
  /** How quickly what happened is shown, and whether it waits for a tap. */
  tempo: Tempo;
  taps: boolean;
  door: string;
  guided: string[];
  /** Games in which something of one's own has been decided already: elsewhere the first moments pass by themselves. */
  met: string[];
  /** Hints in one's first games, and of each game the tables that counted as such and what was said there. */
  hints: boolean;
  newcomer: Record<string, { tables: string[]; said: string[] }>;
  /** One's best score by game, so far. */
  best: Record<string, number>;
  /** The puzzles one has solved at the first try, or later. */
  solved: string[];
  held: StoredTable[];
}

function preferred<T extends string>(query: string, yes: T, no: T): T {
  return typeof matchMedia === "function" && matchMedia(query).matches ? yes : no;
}

function defaults(): StoredState {
  const spoken = typeof navigator === "undefined" ? "en" : (navigator.language ?? "en");
  return {
    name: "",
    language: spoken.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: preferred<Theme>("(prefers-color-scheme: light)", "light", "dark"),
    sound: 0.6,
    notify: false,
    haptics: true,
    steady: false,
    patient: false,
    tempo: "normal",
    taps: false,
    door: "",
    guided: [],
    met: [],
    hints: true,
    newcomer: {},
    best: {},
    solved: [],
    held: [],
  };
}

function load(): StoredState {
  const kept = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (stored && typeof stored === "object") Object.assign(kept, stored);
  } catch {
    // a damaged or forbidden store: begin afresh rather than stop
  }
  return kept;
}

class Device {
  settings = $state<StoredState>(load());

  save(change: Partial<StoredState>): void {
    Object.assign(this.settings, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.settings));
    } catch {
      // a full or forbidden store: the page goes on, it only forgets
    }
  }

  storedTable(table: string): StoredTable | undefined {
    return this.settings.held.find((one) => one.table === table);
  }

  /** Keep the secrets of a table, the latest table first. */
  storeTable(table: string, game: string, tokens: string[], host: string | null = null, invited: Record<string, string> = {}): void {
    const before = this.storedTable(table);
    const now: StoredTable = {
      table,
      game,
      tokens: [...new Set([...(before?.tokens ?? []), ...tokens])],
      host: host ?? before?.host ?? null,
      invited: { ...before?.invited, ...invited },
      ...(before?.promise && { promise: before.promise }),
      ...(before?.seen !== undefined && { seen: before.seen }),
    };
    this.save({ held: [now, ...this.settings.held.filter((one) => one.table !== table)].slice(0, 40) });
  }

  storeCommitment(table: string, promise: DiceCommitment): void {
    this.save({ held: this.settings.held.map((one) => (one.table === table ? { ...one, promise } : one)) });
  }

  /** So much of a table has been seen here. */
  markSeen(table: string, seen: number): void {
    if (this.storedTable(table) && this.storedTable(table)!.seen !== seen) this.save({ held: this.settings.held.map((one) => (one.table === table ? { ...one, seen } : one)) });
  }

  forgetTable(table: string): void {
    this.save({ held: this.settings.held.filter((one) => one.table !== table) });
  }

  dropToken(table: string, token: string): void {
    const before = this.storedTable(table);
    if (!before) return;
    const tokens = before.tokens.filter((one) => one !== token);
    if (!tokens.length && !before.host) this.forgetTable(table);
    else this.save({ held: this.settings.held.map((one) => (one.table === table ? { ...one, tokens } : one)) });
  }

  /** Another tab of this device wrote: agree with it. */
  listen(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue) Object.assign(this.settings, load());
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }
}

export const device = new Device();
