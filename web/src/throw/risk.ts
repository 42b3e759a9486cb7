/** What the throws of a cloud come to, ring by ring: for choosing between the safe number and the thin one. */
import type { PlaceShown } from "../wire";

/** A number of the board, or why nothing counts. */
export type Outcome = number | "hole" | "off" | "void";

export interface RingShare {
  outcome: Outcome;
  /** Of all throws of the cloud. */
  share: number;
}

/** What must be reached, as the rules say, in words. */
export interface ThrowGoal {
  least: number;
  words: string;
}

/** Fewer throws than this say nothing in percent. */
export const ENOUGH_FOR_SHARES = 8;
/** Rings that the cloud hardly touches are not listed. */
const LEAST_SHARE = 0.025;
const MOST_RINGS = 5;

/** What one throw of the cloud comes to: of several dice the best, since the thrower chooses. */
export function outcomeOf(dice: readonly PlaceShown[]): Outcome {
  const best = Math.max(-1, ...dice.map(({ value }) => value ?? -1));
  if (best >= 0) return best;
  const places = dice.map(({ place }) => place);
  if (places.includes("hole")) return "hole";
  // it lies on the board, but without a bounce or a demand
  return places.some((place) => place === "section" || place === "bullseye" || place === "template") ? "void" : "off";
}

/** The likeliest outcomes: numbers from the highest, then what counts nothing. Empty while the cloud is too small. */
export function ringShares(places: readonly (readonly PlaceShown[])[]): RingShare[] {
  if (places.length < ENOUGH_FOR_SHARES) return [];
  const counts = new Map<Outcome, number>();
  for (const dice of places) counts.set(outcomeOf(dice), (counts.get(outcomeOf(dice)) ?? 0) + 1);
  const rank = (outcome: Outcome) => (typeof outcome === "number" ? -outcome : 1);
  return [...counts]
    .map(([outcome, count]) => ({ outcome, share: count / places.length }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_RINGS)
    .sort((a, b) => rank(a.outcome) - rank(b.outcome) || b.share - a.share);
}

/** The share of the cloud that reaches a number; null while the cloud is too small. */
export function shareReaching(places: readonly (readonly PlaceShown[])[], least: number): number | null {
  if (places.length < ENOUGH_FOR_SHARES) return null;
  return places.filter((dice) => dice.some(({ value }) => value !== null && value >= least)).length / places.length;
}
