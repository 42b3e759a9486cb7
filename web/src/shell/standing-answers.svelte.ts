/**
 * Answers given in advance: let moments pass until something must be decided, or always answer one kind of question in the same way.
 * Only the question's idle option can be given like this, and a tap cancels it.
 */
import type { Words } from "../wire";
import type { ChooseShown } from "./question";

export class StandingAnswers {
  /** Let every moment pass until a question comes that has no idle option. */
  passing = $state(false);
  /** Kinds of questions that are always passed. */
  always = $state.raw<readonly { ask: string; answer: Words }[]>([]);

  get any(): boolean {
    return this.passing || this.always.length > 0;
  }

  /** The answer to give without asking; null: ask. */
  answer(choice: ChooseShown): string | null {
    if (!choice.idle) {
      this.passing = false; // this is the question to stop at
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
