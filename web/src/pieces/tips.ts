/**
 * A word about a piece: `{@attach tip(name, said)}` on any element, drawn ones included; `said` is a text, or a snippet that draws it. It is
 * shown under the pointer, on focus and on a long press by the one `Tips.svelte` of the page. What can't be pressed or focused otherwise
 * takes the focus itself, so that it can be read.
 */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What takes the focus itself; an area that is only scrolled by keys says nothing of what lies in it. */
const PRESSABLE = "button, a, input, select, textarea, summary, [tabindex]:not([role=region], [role=group]), [role=button], [role=radio]";

const drawings = new WeakMap<Element, Snippet>();
/** How what is said of a piece is drawn, if it is more than a text. */
export const tipSnippet = (piece: Element): Snippet | null => drawings.get(piece) ?? null;

let told: (piece: Element) => void = () => undefined;
/** Hear of pieces of which nothing is said any more. */
export function onTipRemoved(hear: (piece: Element) => void): () => void {
  told = hear;
  return () => (told = () => undefined);
}

/** What pieces were given to be named and reached by. */
const tipAttributes = new WeakMap<Element, Record<string, string>>();

export function tip(name = "", said: string | Snippet = "", walked = false): Attachment<Element> {
  return (node) => {
    if (!name && !said) return;
    const before = tipAttributes.get(node) ?? {};
    const has = (attribute: string) => node.hasAttribute(attribute) && !(attribute in before);
    const text = typeof said === "string" ? said : "";
    const own = !walked && !(node.matches(PRESSABLE) && !("tabindex" in before)) && !node.parentElement?.closest(PRESSABLE) && !node.querySelector(PRESSABLE);
    // a heading, a list entry and the like stay what they are; a bare box would have no name
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
    // not at once: other words may follow, and who stands on a piece that can't be reached for a moment loses their place
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
