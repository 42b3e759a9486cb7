/**
 * Pieces that stand for an option of the question: a card, an ability, a hero, a die. Touching one is another way to press that
 * option; if it stands for several, a list asks which. A piece whose options are all barred says why. The board sets the question,
 * every piece reads it.
 */
import { optionsByPiece, type BarredShown, type ChooseShown, type OptionShown } from "../../shell/question";
import type { SeatNames } from "../../shell/messages.svelte";

/** The names of pieces in options. */
export const pieceName = {
  gear: (card: string) => `gear:${card}`,
  die: (die: string) => `die:${die}`,
  seat: (seat: number) => `seat:${seat}`,
  colour: (seat: number, colour: string) => `colour:${seat}:${colour}`,
  ability: (seat: number, word: string) => `ability:${seat}:${word}`,
};

interface QuestionContext {
  choice: ChooseShown | null;
  pick: (option: string) => void;
  point: (option: string | null) => void;
  hot: string | null;
  names: SeatNames;
}

class PieceOptions {
  asking = $state.raw<QuestionContext | null>(null);
  /** The touched piece stands for several options: ask which. */
  choosing = $state.raw<{ title: string; options: readonly OptionShown[] } | null>(null);

  /** How often a piece has been pressed: an open panel may close when this changes. */
  picked = $state(0);

  private readonly lit = $derived(optionsByPiece(this.asking?.choice?.options));
  private readonly barred = $derived(optionsByPiece(this.asking?.choice?.barred));

  options(piece: string): readonly OptionShown[] {
    return this.lit.get(piece) ?? [];
  }
  bars(piece: string): BarredShown | null {
    return this.options(piece).length ? null : (this.barred.get(piece)?.[0] ?? null);
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

export const pieceOptions = new PieceOptions();
