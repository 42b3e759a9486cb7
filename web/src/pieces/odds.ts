import { say, type Phrasebook } from "../shell/messages.svelte";

/** The names of an odds bar's parts; a game with its own words has no tie. */
export interface OddsWords {
  win: string;
  tie: string;
  lose: string;
}

export const oddsWords = (book: Phrasebook): OddsWords =>
  book.has("odds-win") ? { win: book.say("odds-win"), tie: "", lose: book.say("odds-lose") } : { win: say("odds-win"), tie: say("odds-tie"), lose: say("odds-lose") };

/** Shares as whole percentages that add up to 100: the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9));
  const order = shares.map((share, index) => ({ index, rest: share * 100 - whole[index]! })).sort((a, b) => b.rest - a.rest);
  const missing = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) - whole.reduce((sum, share) => sum + share, 0);
  for (const { index } of order.slice(0, Math.max(0, missing))) whole[index]!++;
  return whole;
}

/** The option most likely to win, if there is just one: only then is it marked. */
export function likeliestOption(wins: ReadonlyMap<string, number>): string | null {
  const [first, second] = [...wins].sort((a, b) => b[1] - a[1]);
  return first && second && first[1] > second[1] + 1e-9 ? first[0] : null;
}
