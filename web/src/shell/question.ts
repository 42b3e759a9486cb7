/** Questions as the server sends them, typed. The client only ever picks among what is offered. */
import type { ReportForm } from "../table/throw-report";
import type { Words } from "../wire";

/** Shares of winning, tying and losing; together one. */
export type Odds = readonly [number, number, number];

export interface OptionShown {
  id: string;
  label: Words;
  /** Where the game can reckon them. */
  odds?: Odds;
  /** What it costs and brings as it stands now, where the game says so. */
  stakes?: Words;
  /** The pieces on the table that stand for it: to press one is to choose it. */
  touches?: string[];
  /** What it would open, part by part: lit, not chosen. */
  leads?: string[][];
}

export interface BarredShown extends OptionShown {
  reason: Words;
  clause: string;
}

interface QuestionBase {
  ask: string;
  clause: string;
  prompt: Words;
}

export interface ChooseShown extends QuestionBase {
  kind: "choose";
  seat: number;
  /** Its options are for this seat's eyes only. */
  secret?: boolean;
  options?: OptionShown[];
  /** The option by which this moment passes and nothing changes, if there is one. */
  idle?: string;
  /** The option by which one leaves it at that: it stands after the others. */
  closing?: string;
  /** What the odds of its options are reckoned for. */
  odds?: Words;
  barred?: BarredShown[];
}

export interface SeveralShown extends QuestionBase {
  kind: "together" | "anyone";
  waiting: number[];
  /** How many decide at once. */
  of?: number;
  mine: ChooseShown | null;
}

export interface ThrowShown extends QuestionBase {
  kind: "throw";
  seat: number;
  setup: Record<string, unknown>;
  /** At a table with real dice: what people can tell of the throw. */
  form?: ReportForm | null;
}

export type QuestionShown = ChooseShown | SeveralShown | ThrowShown;

/** The choice put to this seat, if there is one. */
export function choiceFor(question: QuestionShown | null, seat: number | null): ChooseShown | null {
  if (!question || seat === null) return null;
  if (question.kind === "choose") return question.seat === seat && question.options ? question : null;
  return question.kind === "throw" ? null : question.mine;
}

export function throwFor(question: QuestionShown | null, seat: number | null): ThrowShown | null {
  return question?.kind === "throw" && question.seat === seat ? question : null;
}

/** The options that stand for each piece on the table, by the piece's name. */
export function optionsByPiece<T extends OptionShown>(options: readonly T[] | undefined): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const option of options ?? []) for (const piece of option.touches ?? []) found.set(piece, [...(found.get(piece) ?? []), option]);
  return found;
}

/** The options that lead to each piece, by the piece's name. */
export function optionsLeadingTo<T extends OptionShown>(options: readonly T[] | undefined): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const option of options ?? []) for (const piece of new Set(option.leads?.flat())) found.set(piece, [...(found.get(piece) ?? []), option]);
  return found;
}

/** The ids of the options that a piece stands for. */
export const optionIdsOn = (stands: ReadonlyMap<string, readonly OptionShown[]>, piece: string): string[] => (stands.get(piece) ?? []).map((option) => option.id);

/** The pieces that the option which is pointed at marks: what stands for it, and what it leads to. */
export function highlightedPieces(choice: ChooseShown | null, hot: string | null): { touches: ReadonlySet<string>; leads: ReadonlySet<string> } {
  const option = hot === null ? undefined : choice?.options?.find((one) => one.id === hot);
  return { touches: new Set(option?.touches), leads: new Set(option?.leads?.flat()) };
}

/** The verb and the values of an option's id: "assist.2" -> ["assist", "2"]. */
export function splitOptionId(id: string): string[] {
  return id.split(".");
}
