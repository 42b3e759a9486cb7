/** What a person's page says in words. */
import { say, type Phrasebook } from "../shell/messages.svelte";
import type { CostlyDecision, RatingListed } from "../wire";

/** How sure a rating is, in a word: the width of its bounds decides. */
export function sureness({ low, high }: Pick<RatingListed, "low" | "high">): "guess" | "rough" | "sure" {
  const width = high - low;
  return width > 400 ? "guess" : width > 220 ? "rough" : "sure";
}

/** A message of a game whose gaps are filled with dots: it is said of many games at once. */
function dotted(book: Phrasebook, id: string, fields: readonly string[]): string {
  return book.say(id, Object.fromEntries(fields.map((name) => [name, "…"])));
}

export interface DecisionWords {
  asked: string;
  chosen: string;
  /** Empty if what was better is of the same kind. */
  better: string;
}

/** The question, what was chosen and what was better. */
export function decisionWords(book: Phrasebook, one: CostlyDecision): DecisionWords {
  const words = (id: string): string => (book.has(id) ? dotted(book, id, one.fields) : "");
  return { asked: words(`ask-${one.ask}`), chosen: words(`${one.ask}-${one.chosen}`), better: one.chosen === one.better ? "" : words(`${one.ask}-${one.better}`) };
}

/** What was wrong, as a sentence. Where an option is called after a thing alone there is nothing to name. */
export function costWords({ chosen, better }: DecisionWords): string {
  if (!/\p{L}/u.test(chosen)) return say("profile-cost-else");
  return /\p{L}/u.test(better) ? say("profile-cost", { chosen, better }) : say("profile-cost-same", { chosen });
}
