/** The position of a tip: above the piece if there is room, else below, never outside the window. Returns a style. */
export function tipPosition(piece: Element, bubble: HTMLElement): string {
  bubble.showPopover();
  const from = piece.getBoundingClientRect(), own = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(8, from.left + from.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = from.top - own.height - 8, below = Math.min(from.bottom + 8, innerHeight - own.height - 8);
  return `left:${left}px;top:${above >= 8 ? above : Math.max(8, below)}px`;
}

/** The position of a coach's bubble about a part of the page: above it, below it or beside it if there is room; else inside it, at its foot. */
export function coachPosition(part: Element, bubble: HTMLElement, within = false): string {
  const from = part.getBoundingClientRect(), own = bubble.getBoundingClientRect();
  const top = 60, gap = 14, edge = 12; // keep the bar free
  const between = (value: number, least: number, most: number) => Math.min(Math.max(least, value), Math.max(least, most));
  const across = between(from.left + from.width / 2 - own.width / 2, edge, innerWidth - own.width - edge);
  const down = between(from.top, top, innerHeight - own.height - edge);
  const places = [
    [across, from.top - own.height - gap],
    [across, from.bottom + gap],
    [from.right + gap, down],
    [from.left - own.width - gap, down],
  ] as const;
  const fits = ([left, height]: readonly [number, number]) =>
    left >= edge && left + own.width <= innerWidth - edge && height >= top && height + own.height <= innerHeight - edge;
  const [left, height] = (within ? undefined : places.find(fits)) ?? [across, between(from.bottom - own.height - gap, top, innerHeight - own.height - edge)];
  return `left:${left}px;top:${height}px`;
}
