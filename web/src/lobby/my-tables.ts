/** The player's own tables, found through the seat tokens kept on this device. */
import { api } from "../shell/api";
import { device } from "../shell/device.svelte";
import { translator } from "../shell/messages.svelte";
import type { MyTable, TableShown } from "../wire";

const MAX_CLAIMS = 100;

/** Each table once, those waiting for this player first. */
export async function myTables(): Promise<MyTable[]> {
  const claims = device.settings.held.flatMap((held) => [...held.tokens, ...(held.host ? [held.host] : [])].map((token) => ({ table: held.table, token })));
  if (!claims.length) return [];
  const { tables } = await api.mine(claims.slice(0, MAX_CLAIMS));
  const asked = new Set(tables.filter((one) => one.asked).map((one) => one.table.id));
  return tables
    .filter((one, index) => tables.findIndex((other) => other.table.id === one.table.id) === index)
    .map((one) => ({ ...one, asked: asked.has(one.table.id) }));
}

/** The players' names as a list. */
export const playerNames = (table: TableShown): string => new Intl.ListFormat(translator.language).format(table.seats.map((seat) => seat.name).filter(Boolean));

/** How many seats are taken. */
export const seatsTaken = (table: TableShown): number => table.seats.filter((seat) => seat.kind === "person" || seat.kind === "bot").length;
