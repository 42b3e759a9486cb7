/**
 * Tips: `{@attach tip(name, said)}` on any element, SVG included; `said` is a text, or a snippet that draws it. The page's one
 * `Tips.svelte` shows it under the pointer, on focus and on a long press. Elements that can't be pressed or focused become
 * focusable, so that the tip can be read: all of one part of the page are a single stop of the Tab key, and arrow keys go on from there.
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

/** The parts of a page in which signs share one stop of the Tab key. */
const PARTS = "aside, main, dialog, header";
/** Elements that are focusable only because of their tip. */
const signs = new Set<Element>();
let due = false;

const inOrder = (one: Element, other: Element): number => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
const partOf = (node: Element): Element => node.parentElement?.closest(PARTS) ?? document.body;
/** The signs of the same part of the page, in the order of the document. */
const neighbours = (node: Element): Element[] => [...signs].filter((one) => partOf(one) === partOf(node)).sort(inOrder);

/** Give each part of the page its stop: the sign with the focus, else the first one. */
function setStops(): void {
  due = false;
  const stops = new Map<Element, Element>();
  for (const node of signs) {
    const part = partOf(node), stop = stops.get(part);
    if (!stop || node === document.activeElement || (stop !== document.activeElement && inOrder(node, stop) < 0)) stops.set(part, node);
  }
  for (const node of signs) node.setAttribute("tabindex", stops.get(partOf(node)) === node ? "0" : "-1");
}

function stopsChanged(): void {
  if (!due) queueMicrotask(setStops);
  due = true;
}

/** Go from one sign to the next with the arrow keys. */
export function walkSigns(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const node = event.target;
  if (!by || event.defaultPrevented || !(node instanceof Element) || !signs.has(node)) return;
  const all = neighbours(node).filter((one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true);
  const next = all[(all.indexOf(node) + by + all.length) % all.length];
  event.preventDefault();
  (next as HTMLElement | SVGElement | undefined)?.focus();
  stopsChanged();
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
      ...(own ? { tabindex: "-1" } : {}),
      ...(bare ? { role: typeof said === "string" ? "group" : "img" } : {}),
      ...(bare && !has("aria-label") ? { "aria-label": name || text } : {}),
    };
    for (const attribute of Object.keys(before)) if (!(attribute in given)) node.removeAttribute(attribute);
    for (const [attribute, value] of Object.entries(given)) if (attribute !== "tabindex" || !signs.has(node)) node.setAttribute(attribute, value);
    tipAttributes.set(node, given);
    if (own) signs.add(node);
    else signs.delete(node);
    stopsChanged();
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
        if (signs.delete(node)) stopsChanged();
      });
  };
}
