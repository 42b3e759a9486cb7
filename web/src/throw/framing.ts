/** Which part of the picture nothing lies over. */

/** What floats over a picture takes of each of its sides, as shares of its width and height. */
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

/** So much of a picture's height is free at least, whatever lies over it. */
const LEAST = 0.22;
const ASIDE = 12;
const AIR = 8;

/** Pixels below the die in the hand for what is to be done now: two lines of it on a small screen, one on a large one. */
export const INSTRUCTION_HEIGHT = { small: 66, large: 50 };
/** Where nobody is told what to do. */
export const NO_INSTRUCTION_HEIGHT = 12;
/** Pixels that a verdict takes, until it stands there and is measured. */
export const VERDICT_HEIGHT = { small: 180, large: 130 };

/** Where a throw is aimed and where its landing is told: `place` on the picture, less what stands at its top and bottom. */
export function computeFraming(picture: Edges, place: Edges, over: { banner: number; instruction: number; verdict: number }): { free: FreeArea; told: FreeArea } {
  const wide = Math.max(1, picture.right - picture.left), high = Math.max(1, picture.bottom - picture.top);
  const sides = { left: (place.left - picture.left + ASIDE) / wide, right: (picture.right - place.right + ASIDE) / wide };
  const top = place.top - picture.top + AIR, bottom = picture.bottom - place.bottom;
  const ends = (from: number, to: number) => ({ top: from / high, bottom: Math.min(to / high, 1 - LEAST - from / high) });
  return { free: { ...sides, ...ends(top + over.banner, bottom + over.instruction) }, told: { ...sides, ...ends(top, bottom + over.verdict + AIR) } };
}
