/**
 * A piece touched one question early: first the option that leads there, then the one that the piece stands for. Both are options of the
 * rules; where several lead there, the tray asks which, and where several stand there, the next question does.
 */
import { leading, standing, type ChooseShown } from "./question";

export class Towards {
  piece = $state<string | null>(null);
  private from = "";

  constructor(private readonly answer: (option: string) => void) {}

  /** Somebody wants to get to this piece. */
  reach(choice: ChooseShown, piece: string): void {
    const ways = leading(choice.options).get(piece) ?? [];
    if (!ways.length) return;
    this.piece = piece;
    this.from = keyOf(choice);
    if (ways.length === 1) this.answer(ways[0]!.id);
  }

  forget(): void {
    this.piece = null;
  }

  /** This was answered: who went another way does not want to get there any more. */
  took(choice: ChooseShown | null, option: string): void {
    if (this.piece !== null && !choice?.options?.find((one) => one.id === option)?.leads?.flat().includes(this.piece)) this.forget();
  }

  /** Something is asked: the next question after the way was found is about the piece itself. */
  asked(choice: ChooseShown): void {
    if (this.piece === null || keyOf(choice) === this.from) return;
    const there = standing(choice.options).get(this.piece) ?? [];
    this.forget();
    if (there.length === 1) this.answer(there[0]!.id);
  }
}

/** The same question may be sent again when others have answered theirs. */
const keyOf = (choice: ChooseShown): string => [choice.ask, ...(choice.options ?? []).map((one) => one.id)].join(" ");
