/** Typed questions as the server sends them. The client only ever picks one of the offered options. */
import type { ReportForm } from "../table/throw-report";
import type { Words } from "../wire";

/** Shares of winning, tying and losing; their sum is one. */
export type Odds = readonly [number, number, number];

export interface OptionShown {
  id: string;
  label: Words;
  /** If the game can compute them. */
  odds?: Odds;
  /** What it costs and brings at the moment, if the game says so. */
  stakes?: Words;
  /** What the next roll does, if the game has better words than the odds. */
  roll?: Words;
  /** The pieces that stand for it: pressing one chooses the option. */
  touches?: string[];
  /** The pieces it would open up, part by part: highlighted, not chosen. */
  leads?: string[][];
  /** All that it opens is forced, and done with it. */
  settles?: boolean;
}

export interface BarredShown extends OptionShown {
  reason: Words;
  clause: string;
}

interface QuestionBase {
  ask: string;
  clause: string;
  prompt: Words;
  /** What seats may do of their own accord while this is open: nobody is asked for it. */
  meanwhile?: Record<string, ChooseShown>;
}

export interface ChooseShown extends QuestionBase {
  kind: "choose";
  seat: number;
  /** Only this seat may see its options. */
  secret?: boolean;
  options?: OptionShown[];
  /** The option that lets this moment pass without any change, if there is one. */
  idle?: string;
  /** The option to propose first, if there is one. */
  preselected?: string;
  /** The rules see that asking changes nothing: the answer to give by itself, and why (`moot-...`). */
  moot?: { option: string; why: string };
  /** The option that ends the choice; it is listed last. */
  closing?: string;
  /** What the odds of its options refer to. */
  odds?: Words;
  barred?: BarredShown[];
}

export interface SeveralShown extends QuestionBase {
  kind: "together" | "anyone";
  waiting: number[];
  /** How many players decide at once. */
  of?: number;
  mine: ChooseShown | null;
}

export interface ThrowShown extends QuestionBase {
  kind: "throw";
  seat: number;
  setup: Record<string, unknown>;
  /** What the throw has to reach, as it stands now: the least value, and what it does. */
  stakes?: readonly { least: number; says: Words }[];
  /** At a table with real dice: the form in which people report the throw. */
  form?: ReportForm | null;
}


/** What a die, a face or a card is called: a message, a seat, or what is printed on it. */
export type Called = Words | { seat: number } | string;

/** A roll or a draw at a table with real dice, and the form in which people report it, as in kit/report_form.py. */
export interface ChanceShown extends QuestionBase {
  kind: "roll" | "roll_each" | "draw";
  /** The seat that reports it. */
  reporter?: number;
  /** Only that seat may see it. */
  secret?: boolean;
  form?: ChanceForm;
}

export interface ChanceForm {
  pools?: { die: string; called: Called; count: number; faces: { face: string; called: Called }[] }[];
  dice?: { die: string; called: Called; faces: { face: string; side: number; called: Called }[] }[];
  things?: { thing: string; called: Called; count: number }[];
}

export type QuestionShown = ChooseShown | SeveralShown | ThrowShown | ChanceShown;

/** The choice put to this seat, if any. */
export function choiceFor(question: QuestionShown | null, seat: number | null): ChooseShown | null {
  if (!question || seat === null) return null;
  if (question.kind === "choose") return question.seat === seat && question.options ? question : null;
  return question.kind === "together" || question.kind === "anyone" ? question.mine : null;
}

/** The roll or draw that this seat reports from a real table, if any. */
export function chanceFor(question: QuestionShown | null, seat: number | null): (ChanceShown & { form: ChanceForm }) | null {
  if (question?.kind !== "roll" && question?.kind !== "roll_each" && question?.kind !== "draw") return null;
  return question.form && question.reporter === seat ? { ...question, form: question.form } : null;
}

/** What these seats may do of their own accord now. */
export function meanwhileFor(question: QuestionShown | null, seats: readonly number[]): ChooseShown[] {
  return seats.flatMap((seat) => question?.meanwhile?.[seat] ?? []);
}

export function throwFor(question: QuestionShown | null, seat: number | null): ThrowShown | null {
  return question?.kind === "throw" && question.seat === seat ? question : null;
}

/** Options by the pieces that stand for them. */
export function optionsByPiece<T extends OptionShown>(options: readonly T[] | undefined): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const option of options ?? []) for (const piece of option.touches ?? []) found.set(piece, [...(found.get(piece) ?? []), option]);
  return found;
}

/** Options by the pieces they lead to. */
export function optionsLeadingTo<T extends OptionShown>(options: readonly T[] | undefined): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const option of options ?? []) for (const piece of new Set(option.leads?.flat())) found.set(piece, [...(found.get(piece) ?? []), option]);
  return found;
}

/** The ids of the options that a piece stands for. */
export const optionIdsOn = (stands: ReadonlyMap<string, readonly OptionShown[]>, piece: string): string[] => (stands.get(piece) ?? []).map((option) => option.id);

/** The pieces to highlight for the option under the pointer: those that stand for it, and those it leads to. */
export function highlightedPieces(choice: ChooseShown | null, hot: string | null): { touches: ReadonlySet<string>; leads: ReadonlySet<string> } {
  const option = hot === null ? undefined : choice?.options?.find((one) => one.id === hot);
  return { touches: new Set(option?.touches), leads: new Set(option?.leads?.flat()) };
}

/** The verb and the values of an option's id: "assist.2" -> ["assist", "2"]. */
export function splitOptionId(id: string): string[] {
  return id.split(".");
}
