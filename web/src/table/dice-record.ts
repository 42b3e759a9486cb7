/** A `.tumble` file as the check of the dice reads it: its answers, those undone, and the record of the table's events. */
import type { EventShown } from "../wire";
export interface DiceProblem {
  /** The same id as in `tumblekeep verify`. */
  id: string;
  /** The line of the file; null if it was undone, or concerns no line. */
  line: number | null;
  /** Which answer of the game, counted from 1. */
  answer: number | null;
  gives?: string;
  says?: string;
  seat?: number;
}

export class Unfair extends Error {
  constructor(readonly trouble: DiceProblem) {
    super(trouble.id);
  }
}

export function unfair(id: string, step: Step | null = null, more: Partial<DiceProblem> = {}): Unfair {
  return new Unfair({ id, line: step?.stands ? step.place + 1 : null, answer: step?.place ?? null, ...more });
}

export interface Line { ask: string; clause: string; by: number | null; answer: unknown; beside: object | null }
export interface Step { place: number; line: Line; stands: boolean }
export interface Player { seal: string; number: string; noted: string }

export interface DiceFile {
  first: Record<string, unknown>;
  notes: Record<string, unknown>;
  lines: Line[];
  /** The lines count from 1 without gaps. */
  numbered: boolean;
  undone: { to: number; lines: Line[] }[];
  /** Every answer ever given, in order: those that stand, and those undone. */
  steps: Step[];
  /** What the table was from its first moment on. */
  terms: unknown[];
}

export interface RecordEvent {
  place: number;
  kind: string;
  by: number | null;
  /** How many answers it brought; of an undo, how many remained. */
  number: number;
  cause: string | null;
  begins: EventShown["begins"];
  /** How many of its answers came with a saved game; `steps` are the others. */
  loaded: number;
  steps: Step[];
  undone: Line[];
  /** How many answers stood before it. */
  after: number;
}

/** Parse JSON whose whole numbers may exceed JavaScript's precision: those stay text. */
const parsed = (raw: string): Record<string, unknown> =>
  JSON.parse(raw.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (found) => (found.startsWith('"') ? found : `"${found}"`))) as Record<string, unknown>;

function lineOf(told: Record<string, unknown>): Line {
  const by = told["by"] === "fate" ? null : Number(told["by"]);
  return { ask: String(told["ask"]), clause: String(told["clause"]), by, answer: told["answer"], beside: (told["beside"] ?? null) as object | null };
}

export function readFile(text: string): DiceFile {
  const [first, ...rest] = text.trimEnd().split("\n").map(parsed);
  const notes = first!["notes"] as Record<string, unknown>;
  const lines = rest.map(lineOf);
  const undone = ((notes["undone"] ?? []) as { to: number; lines: unknown[][] }[]).map((one) => ({
    to: one.to,
    lines: one.lines.map(([ask, clause, by, answer, beside]) => lineOf({ ask, clause, by: by ?? "fate", answer, beside })),
  }));
  const pack = (first!["pack"] as { fingerprint: string } | undefined)?.fingerprint ?? "";
  const terms = [notes["table"], first!["game"], pack, notes["commitment"], notes["throws"], notes["dice"] ?? "sampled", notes["draws"] ?? "sampled"];
  const numbered = rest.every((told, at) => told["n"] === at + 1);
  return { first: first!, notes, lines, numbered, undone, steps: history(lines, undone), terms };
}

function history(lines: readonly Line[], undone: DiceFile["undone"]): Step[] {
  const before: Line[][] = [];
  let stood = [...lines];
  for (const one of [...undone].reverse()) {
    if (!Number.isInteger(one.to) || one.to < 0 || one.to > stood.length || !one.lines.length) throw unfair("verify-record");
    stood = [...stood.slice(0, one.to), ...one.lines];
    before.unshift(stood);
  }
  const steps: Step[] = [];
  let kept = 0;
  [...before, [...lines]].forEach((then, index) => {
    const spared = Math.min(lines.length, ...undone.slice(index).map((one) => one.to));
    for (let at = kept; at < then.length; at++) steps.push({ place: at + 1, line: then[at]!, stands: at < spared });
    kept = undone[index]?.to ?? kept;
  });
  return steps;
}

const BEGINNINGS = ["started", "loaded", "rebased"];
const MOVING = ["started", "loaded", "moved", "undone"];

/** The record of a file of the third scheme; it must fit the answers. */
export function eventsOf({ notes, steps, undone, numbered }: DiceFile): RecordEvent[] {
  const must = (holds: boolean) => {
    if (!holds) throw unfair("verify-record");
  };
  const told = notes["record"];
  must(numbered && Array.isArray(told));
  let given = 0;
  let taken = 0;
  let now = 0;
  const events = (told as [string, number | null, number, string | null, RecordEvent["begins"]?][]).map(([kind, by, number, cause, begins], index): RecordEvent => {
    must(Number.isInteger(number) && number >= 0 && BEGINNINGS.includes(kind) === Boolean(begins) && (!number || MOVING.includes(kind)));
    const loaded = kind === "loaded" ? Number(notes["loaded"]) : 0;
    const event = { place: index + 1, kind, by, number, cause, begins: begins ?? null, loaded, after: now };
    if (kind === "undone") {
      const one = undone[taken++];
      must(one?.to === number && now === number + one.lines.length);
      now = number;
      return { ...event, steps: [], undone: one!.lines };
    }
    const mine = steps.slice(given, given + number);
    must(mine.length === number && mine.every((step, at) => step.place === now + at + 1) && loaded <= number);
    given += number;
    now += number;
    return { ...event, steps: mine.slice(loaded), undone: [] };
  });
  const loads = events.filter((event) => event.kind === "loaded").length;
  must(given === steps.length && taken === undone.length && loads <= 1 && (loads === 1 || notes["loaded"] === 0));
  return events;
}
