/**
 * Tips: `{@attach tip(name, said)}` on any element, SVG included; `said` is a text, or a snippet that draws it. The page's one
 * `Tips.svelte` shows it under the pointer, on focus and on a long press. Elements that can't be pressed or focused become
 * focusable, so that the tip can be read.
 */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Elements that take the focus themselves; a scrollable area does not count. */
const PRESSABLE = "button, a, input, select, textarea, summary, [tabindex]:not([role=region], [role=group]), [role=button], [role=radio]";

const drawings = new WeakMap<Element, Snippet>();
/** The snippet that draws a piece's tip, if it is more than a text. */
export const tipSnippet = (piece: Element): Snippet | null => drawings.get(piece) ?? null;

let told: (piece: Element) => void = () => undefined;
/** Be notified when a piece loses its tip. */
export function onTipRemoved(hear: (piece: Element) => void): () => void {
  told = hear;
  return () => (told = () => undefined);
}

/** The attributes that `tip` has set on each element. */
const tipAttributes = new WeakMap<Element, Record<string, string>>();

export function tip(name = "", said: string | Snippet = "", walked = false): Attachment<Element> {
  return (node) => {
    if (!name && !said) return;
    const before = tipAttributes.get(node) ?? {};
    const has = (attribute: string) => node.hasAttribute(attribute) && !(attribute in before);
    const text = typeof said === "string" ? said : "";
    const own = !walked && !(node.matches(PRESSABLE) && !("tabindex" in before)) && !node.parentElement?.closest(PRESSABLE) && !node.querySelector(PRESSABLE);
    // headings, list items and the like keep their role; a bare box would have no name
    const bare = own && /^(span|div|g|i)$/i.test(node.tagName) && !has("role");
    const given: Record<string, string> = {
      "data-tip": [name.charAt(0).toLocaleUpperCase() + name.slice(1), text].filter(Boolean).join("\n"),
      ...(own ? { tabindex: "0" } : {}),
      ...(bare ? { role: typeof said === "string" ? "group" : "img" } : {}),
      ...(bare && !has("aria-label") ? { "aria-label": name || text } : {}),
    };
    for (const attribute of Object.keys(before)) if (!(attribute in given)) node.removeAttribute(attribute);
    for (const [attribute, value] of Object.entries(given)) node.setAttribute(attribute, value);
    tipAttributes.set(node, given);
    if (typeof said === "string") drawings.delete(node);
    else drawings.set(node, said);
    // deferred: a new tip may follow, and an element that is briefly not focusable loses the focus
    return () =>
      queueMicrotask(() => {
        if (tipAttributes.get(node) !== given) return;
        told(node);
        drawings.delete(node);
        for (const attribute of Object.keys(given)) node.removeAttribute(attribute);
        tipAttributes.delete(node);
      });
  };
}
