/** The parts of a score, as the rules gave them at the end. */
import type { OutcomeShown, Words } from "../wire";

export interface ScorePart {
  what: Words;
  count: number;
  /** The seat, if the message names one; otherwise it is the whole party's. */
  seat: number | null;
}

export function scoreParts(outcome: OutcomeShown): ScorePart[] {
  return outcome.parts.map((part) => {
    const what = part["what"] as Words;
    const who = Object.values(what.args).find((value) => value && typeof value === "object" && "seat" in value) as { seat: number } | undefined;
    return { what, count: Number(part["count"]), seat: who?.seat ?? null };
  });
}

/** With a true minus sign. */
export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : String(n));
