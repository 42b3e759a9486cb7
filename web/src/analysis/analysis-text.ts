/** The analysis in words, as a friend who watched would tell it. The catalogue is that of `tumblekeep analyse`. */
import { formatMeasure, numberLegend } from "../table/advice.svelte";
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

  /** What happened at a step: the tale's lines, after a choice that changed something visibly, or else the answer. */
  tale(step: StepShown): string {
    const told = step.happened.map(this.tell);
    const answer = this.answer(step);
    if (step.seat === null || step.chance) return told.length ? told.slice(0, MAX_SENTENCES).join(" ") : this.say("look-fell", { prompt: this.tell(step.prompt), answer });
    if (told.length && step.skill.every((one) => this.change(one) === this.change(0))) return told.slice(0, MAX_SENTENCES).join(" ");
    const chose = step.seat === this.reader ? this.say("look-chose-you", { answer }) : this.say("look-chose", { name: this.names[step.seat] ?? "", answer });
    return [chose, ...told.slice(0, MAX_SENTENCES - 1)].join(" ");
  }

  /** Whose level a step changed most: a seat, or 0 for a party. */
  private mover(step: StepShown): number {
    const changes = step.levels.map((level, place) => Math.abs(level - this.before(step)[place]!));
    return changes.indexOf(Math.max(...changes));
  }

  private before = (step: StepShown): readonly number[] => this.course.steps[step.number - 2]?.levels ?? this.course.start;

  /** What happened at a step, and what it did to whose chances, if that can be noticed. */
  at(step: StepShown): string {
    const party = this.mover(step);
    const [from, to] = [this.level(this.before(step)[party]!), this.level(step.levels[party]!)];
    const args = { turn: step.turn, words: this.tale(step) };
    if (from === to) return this.say("look-step", args);
    const whose = this.course.shared || this.course.start.length === 1 ? "party" : party === this.reader ? "you" : "name";
    return this.say(`look-swing-${this.course.measure}`, {
      ...args, from, to, whose, what: this.what, name: this.names[party] ?? "",
      way: step.levels[party]! > this.before(step)[party]! ? "up" : "down",
    });
  }

  /** What is counted, in the game's words. */
  private get what(): string {
    return numberLegend(this.book, this.course.measure);
  }

  private get reader(): number | null {
    return (this.names as { reader?: number | null }).reader ?? null;
  }

  /** Whether one of these seats made the mistake. */
  isMine = (one: MistakeShown, mine: readonly number[]): boolean => mine.includes(this.course.steps[one.number - 1]!.seat ?? -1);

  /** A mistake before one has tried again: what was asked and chosen, not what was better. */
  quiz(one: MistakeShown): string {
    const step = this.course.steps[one.number - 1]!;
    return this.say("look-quiz", { turn: step.turn, ...this.chooser(step), prompt: this.tell(step.prompt), chosen: this.answer(step) });
  }

  private chooser(step: StepShown): { whose: string; name: string } {
    return { whose: step.seat === this.reader ? "you" : "name", name: this.names[step.seat ?? 0] ?? "" };
  }

  /** A mistake with what would have been better. */
  mistake(one: MistakeShown): string {
    const step = this.course.steps[one.number - 1]!;
    const party = this.course.shared ? 0 : (step.seat ?? 0);
    const worth = (id: string | undefined) => step.options?.find((option) => option.id === id)?.levels[party];
    const [value, other] = [worth(step.chosen), worth(step.best)];
    const known = value !== undefined && other !== undefined && this.level(value) !== this.level(other);
    const better = this.say(known ? `look-better-${this.course.measure}` : "look-better", {
      turn: step.turn,
      ...this.chooser(step),
      chosen: this.answer(step),
      best: this.tell(one.best),
      what: this.what,
      ...(known && { value: this.level(value), other: this.level(other) }),
    });
    const said = step.yardstick === "masterful" ? `${better} ${this.say("look-masterful")}` : better;
    if (!step.steady || (step.steady !== step.chosen && step.steady !== step.best)) return said;
    return `${said} ${this.say(step.steady === step.chosen ? "look-steady-too" : "look-steady-knew")}`;
  }

  /** How far the forecast was off, if that can be seen in the numbers. */
  private corrected(rest: number): { rest: string; off: string } {
    const said = this.change(rest);
    return { rest: said, off: said === this.change(0) ? "no" : "yes" };
  }

  /** Start, luck, choices and end in one sentence, or in one sentence per player. */
  sums(): string[] {
    const { course } = this;
    if (course.shared || course.players.length === 1) {
      const sum = (what: "luck" | "skill") => course.players.reduce((total, one) => total + one[what], what === "luck" ? course.common : 0);
      return [this.say("look-sum", { start: this.level(course.start[0]!), luck: this.change(sum("luck")), skill: this.change(sum("skill")), ...this.corrected(course.rest[0]!), end: this.level(course.end[0]!) })];
    }
    return course.players.map((one) =>
      this.say("look-sum-others", {
        name: this.names[one.seat] ?? "",
        start: this.level(course.start[one.seat]!),
        luck: this.change(one.luck),
        skill: this.change(one.skill),
        others: this.change(one.others),
        ...this.corrected(course.rest[one.seat]!),
        end: this.level(course.end[one.seat]!),
      }),
    );
  }
}
