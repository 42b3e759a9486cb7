/**
 * A piece touched one question early: first the option that leads there, then the one that the piece stands for. Both are options of the
 * rules; where several lead there, the tray asks which, and where several stand there, the next question does.
 */
import { optionsLeadingTo, optionsByPiece, type ChooseShown } from "./question";

export class TwoStepChoice {
  piece = $state<string | null>(null);
  private from = "";

  constructor(private readonly answer: (option: string) => void) {}

  /** Somebody wants to get to this piece. */
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

  /** This was answered: who went another way does not want to get there any more. */
  onAnswer(choice: ChooseShown | null, option: string): void {
    if (this.piece !== null && !choice?.options?.find((one) => one.id === option)?.leads?.flat().includes(this.piece)) this.cancel();
  }

  /** Something is asked: the next question after the way was found is about the piece itself. */
  onQuestion(choice: ChooseShown): void {
    if (this.piece === null || questionKeyOf(choice) === this.from) return;
    const there = optionsByPiece(choice.options).get(this.piece) ?? [];
    this.cancel();
    if (there.length === 1) this.answer(there[0]!.id);
  }
}

/** The same question may be sent again when others have answered theirs. */
const questionKeyOf = (choice: ChooseShown): string => [choice.ask, ...(choice.options ?? []).map((one) => one.id)].join(" ");
