/** What this device remembers: name, seats, settings. Nothing leaves the device except seat tokens, to their own server. */
import type { AnotherWay, TableSetup } from "../lobby/table-setup";
import { house } from "./house";
import { forgetOtherNotes } from "./stored-notes";
import type { Tempo } from "./tempo";

export type Theme = "dark" | "light";
export type Language = "en" | "fr";

export interface StoredTable {
  table: string;
  tokens: string[];
  host: string | null;
  /** Invitations this device may pass on, by seat. */
  invited: Record<string, string>;
  game: string;
  /** The commitment about the dice when the player sat down, and the player's own numbers. */
  promise?: DiceCommitment;
  /** The last event that was seen on this device. */
  seen?: number;
}

export interface DiceCommitment {
  commitment: string;
  /** One hash over the seals of all seats, recorded before a number was revealed. */
  seals: string;
  /** The player's own numbers by seat, and the seats whose number was revealed. */
  numbers: Record<string, string>;
  given: number[];
}


interface StoredState {
  name: string;
  language: Language;
  theme: Theme;
  sound: number;
  notify: boolean;
  /** Was asked at a table over days whether to be told of turns. */
  turnsAsked: boolean;
  /** Vibrate during throws, if the device can. */
  haptics: boolean;
  steady: boolean;
  /** Take twice the time at every table with a clock. */
  patient: boolean;
  /** How fast events are shown, and whether each waits for a tap. */
  tempo: Tempo;
  taps: boolean;
  door: string;
  /** How the last table of each game was set up, and a wish from an end page. */
  setups: Record<string, TableSetup>;
  anotherWay: AnotherWay | null;
  guided: string[];
  /** Games in which this player has already decided something. In other games the first idle moments pass by themselves. */
  met: string[];
  /** Hints in a player's first games; for each game the tables that counted as first and the hints shown there. */
  hints: boolean;
  newcomer: Record<string, { tables: string[]; said: string[] }>;
  /** On a phone, the map of Dungeons, Dice & Danger always shows the whole. */
  wholeMap: boolean;
  /** The best score so far, by game. */
  best: Record<string, number>;
  /** Solved puzzles. */
  solved: string[];
  /** Puzzles solved in a row at the first try, now and at best. */
  streak: { now: number; best: number };
  held: StoredTable[];
  /** Whose chat is not shown on this device, by table: numbers of seats, and marks of spectators. */
  muted: Record<string, string[]>;
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
    turnsAsked: false,
    haptics: true,
    steady: false,
    patient: false,
    tempo: "normal",
    taps: false,
    door: "",
    setups: {},
    anotherWay: null,
    guided: [],
    met: [],
    hints: true,
    newcomer: {},
    wholeMap: false,
    best: {},
    solved: [],
    streak: { now: 0, best: 0 },
    held: [],
    muted: {},
  };
}

function load(): StoredState {
  const kept = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(house.storageKey) ?? "{}");
    if (stored && typeof stored === "object") Object.assign(kept, stored);
  } catch {
    // damaged or forbidden storage: start afresh rather than fail
  }
  return kept;
}

class Device {
  settings = $state<StoredState>(load());

  save(change: Partial<StoredState>): void {
    Object.assign(this.settings, change);
    try {
      localStorage.setItem(house.storageKey, JSON.stringify(this.settings));
    } catch {
      // full or forbidden storage: the page goes on, but forgets
    }
  }

  storedTable(table: string): StoredTable | undefined {
    return this.settings.held.find((one) => one.table === table);
  }

  /** Store the tokens of a table, the latest table first. */
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
    forgetOtherNotes(this.settings.held.map((one) => one.table));
  }

  storeCommitment(table: string, promise: DiceCommitment): void {
    this.save({ held: this.settings.held.map((one) => (one.table === table ? { ...one, promise } : one)) });
  }

  /** Remember the last event seen at a table. */
  markSeen(table: string, seen: number): void {
    if (this.storedTable(table) && this.storedTable(table)!.seen !== seen) this.save({ held: this.settings.held.map((one) => (one.table === table ? { ...one, seen } : one)) });
  }

  forgetTable(table: string): void {
    this.save({ held: this.settings.held.filter((one) => one.table !== table) });
  }

  /** Hide somebody's chat at a table, or show it again. The last forty tables are remembered. */
  mute(table: string, who: string, on: boolean): void {
    const others = (this.settings.muted[table] ?? []).filter((one) => one !== who);
    const now = on ? [...others, who] : others;
    const rest = Object.entries(this.settings.muted).filter(([one]) => one !== table);
    this.save({ muted: Object.fromEntries([...rest, ...(now.length ? [[table, now] as const] : [])].slice(-40)) });
  }

  dropToken(table: string, token: string): void {
    const before = this.storedTable(table);
    if (!before) return;
    const tokens = before.tokens.filter((one) => one !== token);
    if (!tokens.length && !before.host) this.forgetTable(table);
    else this.save({ held: this.settings.held.map((one) => (one.table === table ? { ...one, tokens } : one)) });
  }

  /** Another tab changed the stored state: adopt it. */
  listen(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === house.storageKey && event.newValue) Object.assign(this.settings, load());
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }
}

export const device = new Device();
