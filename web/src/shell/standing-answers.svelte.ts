/**
 * Answers given in advance: let moments pass until something must be decided, or always answer one kind of question in the same way.
 * Any number of them hold at once, and a tap cancels each. Only the question's idle option can be given like this.
 *
 * Besides, a question that the rules call moot passes by itself, with a word about why, unless the player asks to be asked.
 */
import type { Words } from "../wire";
import type { ChooseShown } from "./question";

/** An answer to give without asking, and why if the rules call the question moot. */
export interface GivenAnswer {
  option: string;
  why: string | null;
}

/** Done with the answer before, as its button said: nothing more is said of it. */
const FORCED = "forced";

export class StandingAnswers {
  /** Let every moment pass until a question comes that has no idle option. */
  passing = $state(false);
  /** Go on passing in the turn after that question. */
  private lasting = false;
  /** The turn in which something had to be decided: all of it is asked. */
  private decidedIn: number | null = null;
  /** Kinds of questions that are always passed. */
  always = $state.raw<readonly { ask: string; answer: Words }[]>([]);
  /** Moot questions are asked too. */
  everything = $state(false);
  /** The next question that would pass is asked instead. */
  held = $state(false);
  private asking = false;
  /** Why the last question passed by itself; null once the player has answered one. */
  passedWhy = $state<string | null>(null);

  get any(): boolean {
    return this.passing || this.always.length > 0 || this.everything;
  }

  /** The answer to give without asking; null: ask. `turn` is the number of the turn being played. */
  answer(choice: ChooseShown, turn: number | null): GivenAnswer | null {
    let given = this.given(choice, turn);
    if (given !== null && this.held) {
      this.asking = true; // until the player answers: the question may be sent again meanwhile
      given = null;
    }
    if (given !== null && given.why !== null && given.why !== FORCED) this.passedWhy = given.why;
    return given;
  }

  private given(choice: ChooseShown, turn: number | null): GivenAnswer | null {
    if (choice.moot && !this.everything) return choice.moot;
    if (!choice.idle) {
      if (!this.lasting) this.passing = false; // this is the question to stop at
      this.decidedIn = turn;
      return null;
    }
    const passes = this.passing && (turn === null || turn !== this.decidedIn);
    return passes || this.always.some((one) => one.ask === choice.ask) ? { option: choice.idle, why: null } : null;
  }

  /** Pass until something must be decided; with `lasting` again from the next turn on. */
  pass(lasting: boolean): void {
    this.passing = true;
    this.lasting = lasting;
    this.decidedIn = null;
  }

  alwaysPass(ask: string, answer: Words): void {
    this.always = [...this.always.filter((one) => one.ask !== ask), { ask, answer }];
  }

  lift(ask: string | null = null): void {
    if (ask === null) this.passing = this.lasting = false;
    else this.always = this.always.filter((one) => one.ask !== ask);
  }

  /** Ask the next question that would pass: what was undone is not answered again at once. */
  askNext(): void {
    this.held = true;
  }

  /** The player has answered. */
  answered(): void {
    this.passedWhy = null;
    if (this.asking) this.held = this.asking = false;
  }
}
