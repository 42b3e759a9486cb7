/**
 * The hand-inked dungeon map: hatching round the floor, one wavering wall, pale cells.
 * The union of floor shapes needs no geometry library: paint every shape with a thick ink stroke, then every shape again
 * with floor colour and no stroke. What ink remains is the wall.
 */
import type { Room, Space } from "./view";

export type Box = [number, number, number, number]; // left, top, right, bottom

/** A small generator, so that a map looks the same on every screen and in every replay. */
function fate(seed: number) {
  let s = seed % 2147483647;
  return (a: number, b: number) => ((s = (s * 16807) % 2147483647), a + ((b - a) * s) / 2147483647);
}

export function floor(spaces: readonly Space[], rooms: readonly Room[]): Box[] {
  const cell = new Map(spaces.map((s) => [s.id, s])), room = new Map(rooms.map((r) => [r.id, r]));
  const boxes: Box[] = [
    ...spaces.map((s): Box => [s.x - 31, s.y - 31, s.x + 31, s.y + 31]),
    ...rooms.map((r): Box => [r.x, r.y, r.x + r.w, r.y + r.h]),
  ];
  for (const s of spaces)
    for (const id of s.adj) {
      const c = cell.get(id), r = room.get(id);
      if (!c && !r) continue;
      const [x, y] = c
        ? [c.x, c.y]
        : [Math.min(Math.max(s.x, r!.x + 14), r!.x + r!.w - 14), Math.min(Math.max(s.y, r!.y + 14), r!.y + r!.h - 14)];
      if (Math.abs(x - s.x) > 2 && Math.abs(y - s.y) > 2) continue; // corners touch, no passage is drawn
      const half = c ? 11 : 9;
      boxes.push([Math.min(s.x, x) - half, Math.min(s.y, y) - half, Math.max(s.x, x) + half, Math.max(s.y, y) + half]);
    }
  return boxes;
}

/** Clusters of three strokes, each cluster at its own angle, within `reach` of the floor. */
export function hatching(boxes: readonly Box[], width: number, height: number, seed = 7, step = 10.5, reach = 15): string {
  const f = fate(seed), d: string[] = [];
  const distance = (x: number, y: number) => {
    let near = Infinity;
    for (const [l, t, r, b] of boxes) {
      const dx = x < l ? l - x : x > r ? x - r : 0, dy = y < t ? t - y : y > b ? y - b : 0;
      if (!dx && !dy) return 0;
      near = Math.min(near, Math.hypot(dx, dy));
    }
    return near;
  };
  for (let y = -14; y < height + 16; y += step)
    for (let x = -14; x < width + 18; x += step) {
      const px = x + f(-3.5, 3.5), py = y + f(-3.5, 3.5), gap = distance(px, py);
      if (gap === 0 || gap > reach) continue;
      const a = f(0, Math.PI), ca = Math.cos(a), sa = Math.sin(a), long = f(4.2, 5.6);
      for (const k of [-3.1, 0, 3.1]) {
        const l = long * f(0.82, 1.1), ox = px - sa * k - ca * l, oy = py + ca * k - sa * l;
        d.push(`M${ox.toFixed(1)} ${oy.toFixed(1)}l${(2 * ca * l).toFixed(1)} ${(2 * sa * l).toFixed(1)}`);
      }
    }
  return d.join("");
}

/** A pencil cross, never the same twice. */
export function cross(x: number, y: number, s: number, seed: number): string {
  const f = fate(seed * 7919 + 13), j = () => f(-2.2, 2.2) * Math.min(1, s / 14);
  const stroke = (x0: number, y0: number, x1: number, y1: number) =>
    `M${(x0 + j()).toFixed(1)} ${(y0 + j()).toFixed(1)}Q${(x + 1.6 * j()).toFixed(1)} ${(y + 1.6 * j()).toFixed(1)} ${(x1 + j()).toFixed(1)} ${(y1 + j()).toFixed(1)}`;
  return stroke(x - s, y - s, x + s, y + s) + stroke(x + s, y - s, x - s, y + s);
}

/** A seed from a name, for `cross`. */
export function seedOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
