/** Which attempt belongs to which question. */
import { Attempt } from "./attempt.svelte";

let current: { key: string; attempt: Attempt } | null = null;

/** What tells one question for a throw from the next. */
export const questionKey = (session: { id: string; seat: number | null; table: { answered: number } | null }, setup: Record<string, unknown>): string =>
  `${session.id}/${session.seat}/${session.table?.answered}/${JSON.stringify(setup)}`;

/** The attempt at a question, the same one for the stage and the sliders; whoever knows where the launch goes says so. */
export function attemptFor(key: string, setup: Record<string, unknown>, send?: (launch: Record<string, unknown>) => void): Attempt {
  if (current?.key !== key) current = { key, attempt: new Attempt(setup) };
  if (send) current.attempt.send = send;
  return current.attempt;
}
