/** Make an element reachable by keyboard while its text has to be scrolled, and only then. */
export function focusWhileScrolling(node: HTMLElement): () => void {
  const check = () => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(check);
  sizes.observe(node);
  check();
  return () => sizes.disconnect();
}
