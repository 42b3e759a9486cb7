/**
 * Pieces that stand for an option of the question: a card, an ability, a hero, a die. Touching one is another way to press that option;
 * with several options it asks which. A piece whose options are all barred says why. The board says what is asked, every piece reads it.
 */
import type { BarredShown, ChooseShown, OptionShown } from "../../shell/question";
import { parts } from "../../shell/question";
import type { Names } from "../../shell/words.svelte";
import type { FighterView } from "./view";

export type PieceKind = "gear" | "ability" | "colour" | "seat" | "die";

/** Verbs whose value is a hero; elsewhere a number may be a price. */
const TO_A_HERO = ["give", "heal", "serve"];
const DICE = ["red", "green", "blue", "white", "snow", "water"];
/** Options without a value that stand for a piece all the same. */
const PLAIN: Record<string, readonly [PieceKind, string]> = { white: ["die", "white"] };

/** The pieces that an option names. */
export function piecesOf(view: FighterView, ask: string, id: string): [PieceKind, string][] {
  const [verb = "", ...values] = parts(id);
  if (["hero", "buy"].includes(ask)) return ask === "buy" && verb === "card" ? [["gear", values[0] ?? ""]] : [];
  const found: [PieceKind, string][] = [];
  if (PLAIN[verb] && ask === "run-out") found.push([...PLAIN[verb]]);
  const abilities = Object.values(view.sheets).flatMap((sheet) => sheet.abilities.map((ability) => ability.word));
  values.forEach((value, n) => {
    if (value in view.cards) found.push(["gear", value]);
    else if (n === 0 && TO_A_HERO.includes(verb) && /^\d+$/.test(value)) found.push(["seat", value]);
    else if (verb === "throw" && DICE.includes(value)) found.push(["die", value]);
    else if (["cover", "trade", "name"].includes(verb) && n === 0) found.push(["colour", value]);
    else if (["use", "token"].includes(verb) && abilities.includes(value)) found.push(["ability", value]);
  });
  return found;
}

interface Asking {
  view: FighterView;
  choice: ChooseShown | null;
  pick: (option: string) => void;
  point: (option: string | null) => void;
  hot: string | null;
  names: Names;
}

class Touch {
  asking = $state.raw<Asking | null>(null);
  /** Several options stand for the piece that was touched: which is it? */
  choosing = $state.raw<{ title: string; options: readonly OptionShown[] } | null>(null);

  /** How often a piece has been pressed: what was opened to press it may close. */
  picked = $state(0);

  private readonly lit = $derived.by(() => this.sorted(this.asking?.choice?.options ?? []));
  private readonly barred = $derived.by(() => this.sorted(this.asking?.choice?.barred ?? []));

  private sorted<T extends OptionShown>(options: readonly T[]): Map<string, T[]> {
    const found = new Map<string, T[]>();
    const { view, choice } = this.asking ?? {};
    if (!view || !choice) return found;
    for (const option of options) {
      for (const [kind, name] of piecesOf(view, choice.ask, option.id)) {
        const key = `${kind}:${name}`;
        found.set(key, [...(found.get(key) ?? []), option]);
      }
    }
    return found;
  }

  options(kind: PieceKind, name: string): readonly OptionShown[] {
    return this.lit.get(`${kind}:${name}`) ?? [];
  }
  bars(kind: PieceKind, name: string): BarredShown | null {
    return this.options(kind, name).length ? null : ((this.barred.get(`${kind}:${name}`)?.[0] as BarredShown | undefined) ?? null);
  }
  /** Whose turn it is to choose: abilities of other heroes with the same name are not meant. */
  get seat(): number | null {
    return this.asking?.choice?.seat ?? null;
  }

  press(title: string, options: readonly OptionShown[]): void {
    const [only] = options;
    if (options.length === 1 && only) this.take(only.id);
    else if (options.length) this.choosing = { title, options };
  }
  take(option: string): void {
    this.choosing = null;
    this.picked++;
    this.asking?.pick(option);
  }
}

export const touch = new Touch();
