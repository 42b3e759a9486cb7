/** Computes which part of the canvas is not covered. */

/** What overlays take of each side of the canvas, as shares of its width and height. */
export interface FreeArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The edges of something on the screen, in pixels. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The minimum share of the canvas height that stays free. */
const LEAST = 0.22;
const ASIDE = 12;
const AIR = 8;

/** Pixels below the held die for the instruction: two lines on a small screen, one on a large one. */
export const INSTRUCTION_HEIGHT = { small: 66, large: 50 };
/** Without an instruction. */
export const NO_INSTRUCTION_HEIGHT = 12;
/** The height of a verdict in pixels, until it is measured. */
export const VERDICT_HEIGHT = { small: 180, large: 130 };

/** The free areas for aiming and for a verdict: `place` on the canvas, less what stands at its top and bottom. */
export function computeFraming(picture: Edges, place: Edges, over: { banner: number; instruction: number; verdict: number }): { free: FreeArea; told: FreeArea } {
  const wide = Math.max(1, picture.right - picture.left), high = Math.max(1, picture.bottom - picture.top);
  const sides = { left: (place.left - picture.left + ASIDE) / wide, right: (picture.right - place.right + ASIDE) / wide };
  const top = place.top - picture.top + AIR, bottom = picture.bottom - place.bottom;
  const ends = (from: number, to: number) => ({ top: from / high, bottom: Math.min(to / high, 1 - LEAST - from / high) });
  return { free: { ...sides, ...ends(top + over.banner, bottom + over.instruction) }, told: { ...sides, ...ends(top, bottom + over.verdict + AIR) } };
}
