/**
 * A word about a piece: `{@attach tip(name, text)}` on any element, drawn ones included. It is shown under the pointer, on focus and on a
 * long press by the one `Tips.svelte` of the page. What can't be pressed or focused otherwise takes the focus itself, so that it can be read.
 */
import type { Attachment } from "svelte/attachments";

const PRESSED = "button, a, input, select, textarea, summary, [tabindex], [role=button], [role=radio]";

export function tip(name: string, text = "", walked = false): Attachment<Element> {
  return (node) => {
    if (!name && !text) return;
    node.setAttribute("data-tip", [name, text].filter(Boolean).join("\n"));
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
