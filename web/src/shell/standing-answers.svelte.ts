/**
 * Answers somebody has given in advance: to let moments pass until something must be decided, or to answer one kind of question
 * always so. Only what changes nothing can be answered this way (the question names it), and a tap lifts it.
 */
import type { Words } from "../wire";
import type { ChooseShown } from "./question";

export class StandingAnswers {
  /** Every moment passes, until a question comes that can't be let pass. */
  passing = $state(false);
  /** Kinds of questions that are always let pass. */
  always = $state.raw<readonly { ask: string; answer: Words }[]>([]);

  get any(): boolean {
    return this.passing || this.always.length > 0;
  }

  /** What is answered to this without asking; null: it is asked. */
  answer(choice: ChooseShown): string | null {
    if (!choice.idle) {
      this.passing = false; // this is what was waited for
      return null;
    }
    return this.passing || this.always.some((one) => one.ask === choice.ask) ? choice.idle : null;
  }

  alwaysPass(ask: string, answer: Words): void {
    this.always = [...this.always.filter((one) => one.ask !== ask), { ask, answer }];
  }

  lift(ask: string | null = null): void {
    if (ask === null) this.passing = false;
    else this.always = this.always.filter((one) => one.ask !== ask);
  }
}
