/** Display names of a table's seats. */
import type { TableShown } from "../wire";
import { say, type SeatNames } from "./messages.svelte";

/** Former names of levels, which old tables still use. */
const OLD_LEVELS: Record<string, string> = { random: "careless", greedy: "steady" };

export function seatNames(table: TableShown): string[] {
  const taken = new Set(table.seats.flatMap((seat) => (seat.name ? [seat.name] : [])));
  return table.seats.map((seat) => {
    if (seat.name) return seat.name;
    return seat.kind === "bot" ? botName(seat.level ?? "steady", seat.seat, taken) : say("seat-number", { number: seat.seat + 1 });
  });
}

/** The name of a bot on this seat: its level has ten, and nobody at the table has the same. `server/http/share.py` names them alike. */
export function botName(level: string, seat: number, taken: ReadonlySet<string> = new Set()): string {
  const names = say(`bot-names-${OLD_LEVELS[level] ?? level}`).split(", ");
  const inOrder = names.map((_, at) => names[(seat + at) % names.length]!);
  return inOrder.find((name) => !taken.has(name)) ?? inOrder[0]!;
}

/** The name of a seat; the viewer is "you". */
export const displayName = (names: SeatNames, seat: number): string => (seat === names.reader ? say("you") : (names[seat] ?? ""));
