/** The analysis in words: the same sentences, from the same catalogue, as `tumblekeep analyse` prints. */
import { formatMeasure } from "../table/advice.svelte";
import type { SeatNames, Phrasebook } from "../shell/messages.svelte";
import type { CourseShown, MistakeShown, StepShown, Words } from "../wire";

const MAX_SENTENCES = 3;

export class AnalysisText {
  constructor(
    readonly book: Phrasebook,
    readonly names: SeatNames,
    readonly course: CourseShown,
  ) {}

  say = (id: string, args: Record<string, string | number> = {}): string => this.book.say(id, args);
  tell = (words: Words): string => this.book.tell(words, this.names);
  level = (value: number): string => formatMeasure(this.book, this.course.measure, value);

  /** Format a gain or a loss. */
  change(value: number): string {
    const won = this.course.measure === "won";
    const amount = won ? Math.round(100 * value) : Math.round(10 * value) / 10;
    const sign = amount > 0 ? "+" : amount < 0 ? "−" : "";
    return this.say(`look-change-${this.course.measure}`, { value: `${sign}${this.say("look-points", { value: Math.abs(amount) })}` });
  }

  answer = (step: StepShown): string => (typeof step.answer === "string" ? step.answer : this.tell(step.answer));

  /** What happened at a step: the tale's lines, or else the answer. */
  tale(step: StepShown): string {
    const who = step.seat === null ? "" : `${this.names[step.seat] ?? ""}: `;
    return step.happened.length ? step.happened.slice(0, MAX_SENTENCES).map(this.tell).join(" ") : `${who}${this.tell(step.prompt)} ${this.answer(step)}.`;
  }

  /** The seat whose value a step changed most, and by how much. */
  moved(step: StepShown): string {
    const changes = step.luck.map((luck, place) => luck + step.skill[place]!);
    const party = changes.reduce((most, change, place) => (Math.abs(change) > Math.abs(changes[most]!) ? place : most), 0);
    const moved = this.change(changes[party]!);
    return this.course.shared || this.course.players.length === 1 ? moved : `${this.names[party] ?? ""} ${moved}`;
  }

  at = (step: StepShown): string => this.say("look-at", { turn: step.turn, words: this.tale(step), change: `(${this.moved(step)})` });

  mistake(one: MistakeShown): string {
    const step = this.course.steps[one.number - 1]!;
    return this.say("look-mistake", {
      name: this.names[step.seat ?? 0] ?? "",
      prompt: this.tell(step.prompt),
      chosen: this.answer(step),
      best: this.tell(one.best),
      given: this.change(-one.given),
    });
  }

  /** Start, luck, choices and end in one sentence, or in one sentence per player. */
  sums(): string[] {
    const { course } = this;
    if (course.shared || course.players.length === 1) {
      const sum = (what: "luck" | "skill") => course.players.reduce((total, one) => total + one[what], what === "luck" ? course.common : 0);
      return [this.say("look-sum", { start: this.level(course.start[0]!), luck: this.change(sum("luck")), skill: this.change(sum("skill")), end: this.level(course.end[0]!) })];
    }
    return course.players.map((one) =>
      this.say("look-sum-others", {
        name: this.names[one.seat] ?? "",
        start: this.level(course.start[one.seat]!),
        luck: this.change(one.luck),
        skill: this.change(one.skill),
        others: this.change(one.others),
        end: this.level(course.end[one.seat]!),
      }),
    );
  }
}
