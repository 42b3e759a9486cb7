/** Display names of a table's seats. */
import type { TableShown } from "../wire";
import { say, type SeatNames } from "./messages.svelte";

export function seatNames(table: TableShown): string[] {
  const bots = table.seats.filter((seat) => seat.kind === "bot" && !seat.name);
  return table.seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.kind !== "bot") return say("seat-number", { number: seat.seat + 1 });
    return bots.length > 1 ? say("bot-number", { number: bots.indexOf(seat) + 1 }) : say("bot-name");
  });
}

/** The name of a seat; the viewer is "you". */
export const displayName = (names: SeatNames, seat: number): string => (seat === names.reader ? say("you") : (names[seat] ?? ""));
