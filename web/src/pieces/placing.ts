/** Where what is said of a piece stands: above it if there is room, else below, never beyond the window. As a style. */
export function beside(piece: Element, bubble: HTMLElement): string {
  bubble.showPopover();
  const from = piece.getBoundingClientRect(), own = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(8, from.left + from.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = from.top - own.height - 8, below = Math.min(from.bottom + 8, innerHeight - own.height - 8);
  return `left:${left}px;top:${above >= 8 ? above : Math.max(8, below)}px`;
}
