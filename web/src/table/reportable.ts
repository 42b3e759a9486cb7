/** Who can be reported at a table: the other people who sit there, where the server keeps persons. */
import { me } from "../people/me.svelte";
import { house } from "../shell/house";
import type { TableShown } from "../wire";

export function reportable(table: TableShown, mine: readonly number[]): number[] {
  if (house.isPocket || me.served === false || !mine.length) return [];
  return table.seats.filter((seat) => seat.kind === "person" && !mine.includes(seat.seat)).map((seat) => seat.seat);
}
