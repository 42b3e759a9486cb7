/** Saves a table's game as a file on this device. */
import { api } from "../shell/api";
import { clock } from "../shell/clock";
import { device } from "../shell/device.svelte";
import { notices } from "../shell/notices.svelte";
import type { TableShown } from "../wire";

export async function downloadLog(table: TableShown): Promise<void> {
  try {
    const text = await api.log(table.id, device.storedTable(table.id)?.tokens[0]);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([typeof text === "string" ? text : JSON.stringify(text)], { type: "text/plain" }));
    link.download = `${table.game}-${table.id}.tumble`;
    link.click();
    clock.after(1000, () => URL.revokeObjectURL(link.href));
  } catch (problem) {
    notices.showError(problem);
  }
}
