/**
 * A word about a piece: `{@attach tip(name, text)}` on any element, drawn ones included. It is shown under the pointer, on focus and on a
 * long press by the one `Tips.svelte` of the page. What can't be pressed or focused otherwise takes the focus itself, so that it can be read.
 */
import type { Attachment } from "svelte/attachments";

/** What takes the focus itself; an area that is only scrolled by keys says nothing of what lies in it. */
const PRESSED = "button, a, input, select, textarea, summary, [tabindex]:not([role=region], [role=group]), [role=button], [role=radio]";

export function tip(name = "", text = "", walked = false): Attachment<Element> {
  return (node) => {
    if (!name && !text) return;
    node.setAttribute("data-tip", [name.charAt(0).toLocaleUpperCase() + name.slice(1), text].filter(Boolean).join("\n"));
    // a heading, a list entry and the like stay what they are; a bare box would have no name
    const bare = /^(span|div|g|i)$/i.test(node.tagName) && !node.hasAttribute("role");
    const own = !walked && !node.closest(PRESSED) && !node.querySelector(PRESSED);
    if (own) {
      node.setAttribute("tabindex", "0");
      if (bare) node.setAttribute("role", "group");
      if (bare && !node.hasAttribute("aria-label")) node.setAttribute("aria-label", name || text);
    }
    return () => {
      node.removeAttribute("data-tip");
      if (own) node.removeAttribute("tabindex");
    };
  };
}
