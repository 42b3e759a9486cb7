/** Display names of a table's seats. */
import type { TableShown } from "../wire";
import { botName } from "./bot-names";
import { say, type SeatNames } from "./messages.svelte";

export function seatNames(table: TableShown): string[] {
  const taken = new Set(table.seats.flatMap((seat) => (seat.name ? [seat.name] : [])));
  return table.seats.map((seat) => {
    if (seat.name) return seat.name;
    return seat.kind === "bot" ? botName(seat.level ?? "steady", seat.seat, taken) : say("seat-number", { number: seat.seat + 1 });
  });
}

/** The name of a seat; the viewer is "you". */
export const displayName = (names: SeatNames, seat: number): string => (seat === names.reader ? say("you") : (names[seat] ?? ""));
