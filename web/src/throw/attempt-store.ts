/** Which attempt belongs to which question. */
import { Attempt } from "./attempt.svelte";

let current: { key: string; attempt: Attempt } | null = null;

/** A key that identifies one question for a throw. */
export const questionKey = (session: { id: string; seat: number | null; table: { answered: number } | null }, setup: Record<string, unknown>): string =>
  `${session.id}/${session.seat}/${session.table?.answered}/${JSON.stringify(setup)}`;

/** The attempt for a question, shared by the stage and the sliders; whoever knows where the launch goes passes `send`. */
export function attemptFor(key: string, setup: Record<string, unknown>, send?: (launch: Record<string, unknown>) => void): Attempt {
  if (current?.key !== key) current = { key, attempt: new Attempt(setup) };
  if (send) current.attempt.send = send;
  return current.attempt;
}
