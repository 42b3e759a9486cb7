/** A tap on an inactive piece: it shakes a little, and a toast names the active ones. It never answers. */
import { notices } from "../shell/notices.svelte";
import { playSound } from "../shell/sound";
import { say } from "../shell/messages.svelte";

const PIECE = ".die, [data-place], [data-explained], .card";
const PRESSED = "button, a, input, select, label, [role=button], [role=radio]";
const LIT = "button.may, button[data-piece], button[data-card], [data-place][role=button]";

export function handleInactiveTap(event: MouseEvent, stage: HTMLElement): void {
  const target = event.target as Element;
  const piece = target.closest(PRESSED) ? null : target.closest(PIECE);
  if (!piece) return;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    piece.animate([{ transform: "translateX(0)" }, { transform: "translateX(4px)" }, { transform: "translateX(0)" }], { duration: 220, easing: "ease-out", composite: "add" });
  const isRead = event instanceof PointerEvent && event.pointerType !== "mouse" && piece.closest("[data-explained]"); // a tap explains it
  const lit = [...new Set([...stage.querySelectorAll(LIT)].map(nameOf).filter(Boolean))];
  if (!lit.length || isRead) return;
  playSound("error");
  const names = lit.length > 4 ? [...lit.slice(0, 3), say("more-options", { count: lit.length - 3 })] : lit;
  notices.show("gold", "u-triangle-alert", say(piece.closest(".die") || piece.querySelector(".die") ? "not-lit-die" : "not-lit"), say("lit-ones", { names: names.join(", ") }));
}

/** An active piece's name, without what pressing it does. */
const nameOf = (one: Element): string => (one.getAttribute("aria-label") ?? one.textContent ?? "").split(/\s?:\s/u)[0]!.trim();
