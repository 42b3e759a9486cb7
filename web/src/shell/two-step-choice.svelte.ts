/**
 * Answering with a piece one question early: first choose the option that leads to the piece, then the option that the piece stands
 * for. Both are options of the rules. If several options lead there, the tray asks which; if several stand there, the next question
 * does.
 */
import { optionsLeadingTo, optionsByPiece, type ChooseShown } from "./question";

export class TwoStepChoice {
  piece = $state<string | null>(null);
  private from = "";

  constructor(private readonly answer: (option: string) => void) {}

  /** The player wants to get to this piece. */
  start(choice: ChooseShown, piece: string): void {
    const ways = optionsLeadingTo(choice.options).get(piece) ?? [];
    if (!ways.length) return;
    this.piece = piece;
    this.from = questionKeyOf(choice);
    if (ways.length === 1) this.answer(ways[0]!.id);
  }

  cancel(): void {
    this.piece = null;
  }

  /** An answer was given: cancel unless it leads to the piece. */
  onAnswer(choice: ChooseShown | null, option: string): void {
    if (this.piece !== null && !choice?.options?.find((one) => one.id === option)?.leads?.flat().includes(this.piece)) this.cancel();
  }

  /** A question arrived: the one after the first step is about the piece itself. */
  onQuestion(choice: ChooseShown): void {
    if (this.piece === null || questionKeyOf(choice) === this.from) return;
    const there = optionsByPiece(choice.options).get(this.piece) ?? [];
    this.cancel();
    if (there.length === 1) this.answer(there[0]!.id);
  }
}

/** The same question may be sent again when other players have answered theirs. */
const questionKeyOf = (choice: ChooseShown): string => [choice.ask, ...(choice.options ?? []).map((one) => one.id)].join(" ");
