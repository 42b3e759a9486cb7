import type { Odds } from "../shell/question";
import { say, translator, type Phrasebook } from "../shell/messages.svelte";

/** The names of the outcomes of a roll; a game with its own words has no tie. */
export interface OddsWords {
  win: string;
  tie: string;
  lose: string;
}

/** The one number of an option, drawn as one bar. */
export interface OptionNumber {
  value: number;
  /** The length of its bar, 0 to 1. */
  share: number;
  text: string;
  spoken: string;
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

const percent = (whole: number): string => new Intl.NumberFormat(translator.language, { style: "percent" }).format(whole / 100);

/** What a roll does, in words: "win 66%, tie 17%, lose 17%". */
export function rollWords(odds: Odds, words: OddsWords): string {
  const [win, tie, lose] = wholePercents(odds) as [number, number, number];
  const parts = [[words.win, win], ...(words.tie ? [[words.tie, tie] as const] : []), [words.lose, lose]] as const;
  return parts.map(([word, share]) => say("odds-spoken", { word, share: percent(share) })).join(", ");
}

/** The share of winning rolls, where nothing is known of the game as a whole. */
export function rollNumber(odds: Odds, words: OddsWords): OptionNumber {
  const text = percent(wholePercents(odds)[0]!);
  return { value: odds[0], share: odds[0], text, spoken: say("odds-spoken", { word: words.win, share: text }) };
}

/** The option whose number beats every other one as people read it: only then is it marked. */
export function bestOption(numbers: ReadonlyMap<string, OptionNumber>): string | null {
  const [first, second] = [...numbers].sort((a, b) => b[1].value - a[1].value);
  return first && second && first[1].text !== second[1].text ? first[0] : null;
}
