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

/** The tables of a file, each as a text of its own: a device writes all its finished games into one file. */
export const tablesOf = (text: string): string[] => text.split(/^(?=\{"tumblekeep-table":)/m).filter((one) => one.trim());

type TableEvent = [number, string, number, { kind: string; seat: number; name?: string; seats: { kind: string; name: string }[] }];

/** The people at the table of a file. */
export function peopleOf(text: string): { seat: number; name: string }[] {
  const { events } = JSON.parse(text.split("\n")[1] ?? "") as { events: TableEvent[] };
  const names = events[0]![3].seats.map((one) => (one.kind === "person" ? one.name : ""));
  for (const [, , , body] of events) if (body.kind === "sat") names[body.seat] = body.name ?? "";
  return names.map((name, seat) => ({ seat, name })).filter((one) => one.name);
}

/** Go on here with the table of a file; of several, show the last. */
export async function bringTable(text: string): Promise<void> {
  for (const one of tablesOf(text)) {
    const opened = await api.bring(one);
    await enterTable(opened, {});
    router.go(`/t/${opened.table.id}`);
  }
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
