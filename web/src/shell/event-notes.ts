/**
 * What this device notes while a game is played: a running hash over every event it was shown (dice, undos, how throws are made,
 * what was loaded; chat is not in it). After the game it is compared with the file, so that nothing can be changed, left out or
 * made up afterwards. src/tumblekeep/server/dice/noting.py does the same with the file.
 */
import { NOTES_PREFIX as PREFIX } from "./stored-notes";
import type { EventShown, TableShown } from "../wire";

/** Notes as they are stored, and saved as a file for `tumblekeep verify --noted`. */
export interface StoredNotes {
  /** The running hash, and its first digits after each event. */
  head: string;
  trail: string;
  /** For each answer: 1 if this device could not see it, otherwise 0. */
  hidden: string;
  /** The undos that were asked for or agreed to on this device, by their place in the record. */
  agreed: number[];
  /** How many answers there were after the last event. */
  answered: number;
  /** Events were missed, so nothing more is noted. */
  broken: boolean;
}

export const SHORT = 8;
export const NOTED_SCHEME = 3;
const ENCODER = new TextEncoder();

/** Plain data as JSON that every language writes alike: sorted keys, and whole numbers of 16 digits or more as text. */
export function canonical(value: unknown): string {
  if (typeof value === "number" && Number.isInteger(value) && Math.abs(value) >= 1e15) return `"${BigInt(value)}"`;
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = value as Record<string, unknown>;
  return `{${Object.keys(fields).sort().map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(",")}}`;
}

const hex = (data: ArrayBuffer): string => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function hashText(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", ENCODER.encode(text)));
}

/** The hash before the first event: what the table was from its first moment on. */
export const firstHash = (terms: readonly unknown[]): Promise<string> => hashText(canonical(["tumblekeep noted 3", ...terms]));

export const nextHash = (head: string, fact: readonly unknown[]): Promise<string> => hashText(head + canonical(fact));

export const termsOf = (table: TableShown): unknown[] =>
  [table.id, table.game, table.pack?.fingerprint ?? "", table.commitment, table.throws, table.dice, table.draws];

/** The answers of an event that are noted: not those that came with a saved game. */
const notedAnswers = (event: EventShown) => event.answers.filter((one) => one.n > (event.loaded ?? 0));

/** What a game begins or goes on with, as it is noted. */
export const beginsOf = (told: NonNullable<EventShown["begins"]>): unknown[] => [told.version, told.content, told.options, told.seats, told.remote, told.hurried];

function factOf(event: EventShown): unknown[] {
  const number = event.kind === "undone" ? event.kept : event.loaded;
  const begins = event.begins && beginsOf(event.begins);
  const answers = notedAnswers(event).map((one) => (one.hidden ? [one.n, one.by] : [one.n, one.by, one.ask, one.clause, one.answer, one.beside]));
  return [event.kind, event.by, number, event.cause, begins, answers];
}

type NoteStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class EventNotes {
  private notes: StoredNotes | null;
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly table: string, private readonly store: NoteStore | null) {
    this.notes = readStored(table, store);
  }

  /** Note events in the order in which they were shown. `wanted`: the undo that this device asked for or agreed to, by how many answers remain. */
  hear(table: TableShown, events: readonly EventShown[], wanted: number | null = null): void {
    if (table.fair < NOTED_SCHEME || !globalThis.crypto?.subtle) return;
    const terms = termsOf(table);
    this.work = this.work.then(async () => {
      this.notes ??= { head: await firstHash(terms), trail: "", hidden: "", agreed: [], answered: 0, broken: false };
      for (const event of events) await this.take(this.notes, event, wanted);
      this.save();
    });
  }

  /** The notes, once everything heard so far is in them. */
  async read(): Promise<StoredNotes | null> {
    await this.work;
    return this.notes;
  }

  private async take(notes: StoredNotes, event: EventShown, wanted: number | null): Promise<void> {
    const noted = notes.trail.length / SHORT;
    if (notes.broken || event.place === null || event.place <= noted) return;
    const answers = notedAnswers(event);
    const before = event.loaded ?? notes.answered;
    if (event.place !== noted + 1 || (answers.length > 0 && answers[0]!.n !== before + 1)) {
      notes.broken = true;
      return;
    }
    notes.head = await nextHash(notes.head, factOf(event));
    notes.trail += notes.head.slice(0, SHORT);
    notes.hidden += answers.map((one) => (one.hidden ? "1" : "0")).join("");
    notes.answered = event.kept ?? answers.at(-1)?.n ?? before;
    if (event.kind === "undone" && event.kept === wanted) notes.agreed.push(event.place);
  }

  private save(): void {
    try {
      this.store?.setItem(PREFIX + this.table, JSON.stringify(this.notes));
    } catch {
      // full or forbidden storage: the notes live as long as the window
    }
  }
}

function readStored(table: string, store: NoteStore | null): StoredNotes | null {
  try {
    return JSON.parse(store?.getItem(PREFIX + table) ?? "null") as StoredNotes | null;
  } catch {
    return null;
  }
}
