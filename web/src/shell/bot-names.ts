/** Names of bots; by themselves, so that the lobby does not wait for what only a table needs. */
import { say } from "./messages.svelte";

/** Former names of levels, which old tables still use. */
const OLD_LEVELS: Record<string, string> = { random: "careless", greedy: "steady" };

/** The name of a bot on this seat: its level has ten, and nobody at the table has the same. `server/http/share.py` names them alike. */
export function botName(level: string, seat: number, taken: ReadonlySet<string> = new Set()): string {
  const names = say(`bot-names-${OLD_LEVELS[level] ?? level}`).split(", ");
  const inOrder = names.map((_, at) => names[(seat + at) % names.length]!);
  return inOrder.find((name) => !taken.has(name)) ?? inOrder[0]!;
}
