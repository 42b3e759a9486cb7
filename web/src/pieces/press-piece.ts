import { tick } from "svelte";

/** Press the only option a piece stands for; if there are several, focus the first of them in the tray. */
export function pressPiece(found: readonly string[], pick: (option: string) => void): void {
  if (found.length === 1) return pick(found[0]!);
  const seek = () => document.querySelector<HTMLElement>(`.tray [data-option="${CSS.escape(found[0]!)}"]`);
  if (!seek()) document.querySelector<HTMLElement>(".tray [data-more]")?.click();
  void tick().then(() => seek()?.focus());
}
