/** Tables that are taken from a device to a server, or back, as one file. */
import { api } from "../shell/api";
import { clock } from "../shell/clock";
import { device } from "../shell/device.svelte";
import { house } from "../shell/house";
import { router } from "../shell/router.svelte";
import { enterTable } from "../shell/sealed-numbers";
import type { TableShown } from "../wire";

const MARK = '{"tumblekeep-table":';

export const isTableFile = (text: string): boolean => text.startsWith(MARK);

/** Go on here with the table of a file. */
export async function bringTable(text: string): Promise<void> {
  const opened = await api.bring(text);
  await enterTable(opened, {});
  router.go(`/t/${opened.table.id}`);
}

/** Freeze a table here, and save all of it. It can be saved again as long as it is frozen. */
export async function takeTable(table: TableShown): Promise<void> {
  const held = device.storedTable(table.id);
  if (!held?.host) return;
  const to = table.moved ?? (house.isPocket ? "server" : "device");
  const text = await api.away(table.id, { to, tokens: held.tokens }, held.host);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${table.game}-${table.id}.table`;
  link.click();
  clock.after(1000, () => URL.revokeObjectURL(link.href));
}
