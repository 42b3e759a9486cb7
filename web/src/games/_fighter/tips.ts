/** Tips of the pieces of both editions, from each edition's catalogue. */
import { say, translator, type Phrasebook } from "../../shell/messages.svelte";
import { isCastle, type FighterView, type CardPrint } from "./view";

/** An ability's name, and what it does. */
export function abilityWords(book: Phrasebook, word: string): { name: string; text: string } {
  const name = book.say(`ability-${word}`);
  if (book.has(`ability-text-${word}`)) return { name, text: book.say(`ability-text-${word}`) };
  const [head = name, ...rest] = name.split(/\s?:\s/u);
  return { name: head, text: book.about(`ability-${word}`) || rest.join(": ") };
}

/** All three abilities of a hero, a line each. */
export const aboutHero = (book: Phrasebook, view: FighterView, card: string): string =>
  (view.sheets[card]?.abilities ?? [])
    .map(({ word }) => abilityWords(book, word))
    .map(({ name, text }) => (text ? say("df-ability-line", { name, text }) : name))
    .join("\n");

/** How a special throw is made. */
export function throwRule(book: Phrasebook, view: FighterView, demand: string): string {
  if (book.has(`demand-text-${demand}`)) return book.say(`demand-text-${demand}`);
  const id = `throw-rule-${isCastle(view) ? "castle-of-frosts" : "dungeon-fighter"}-${demand.replaceAll("_", "-")}`;
  const words = translator.game("throw");
  return words?.has(id) ? words.say(id) : "";
}

export const effectOf = (book: Phrasebook, print: CardPrint | undefined): string =>
  !print ? "" : print.effect ? book.say(`effect-${print.effect}`, { amount: print.amount }) : say("df-bonus", { bonus: print.bonus });

/** What an equipment card does, when it is used, and the throw it demands. */
export const aboutGear = (book: Phrasebook, view: FighterView, print: CardPrint | undefined): string =>
  !print
    ? ""
    : [
        effectOf(book, print),
        book.about(`kind-${print.kind}`),
        print.demand ? say("df-ability-line", { name: book.say(`demand-${print.demand}`), text: throwRule(book, view, print.demand) }) : "",
        print.once ? say("df-once") : "",
      ]
        .filter(Boolean)
        .join("\n");
