/**
 * What happened, played for whoever looks before the table moves on: dice tumble, come to rest and are sorted, then their verdict is
 * told; what hurts or wins is held for a while. One's own turns, friends' and bots' come the same way, in the order they happened.
 *
 * A game says how each happening is shown (`look.beat`); the device says how quickly. A tap or a key goes on.
 */
import type { DieBody, DieMark } from "../pieces/dice";
import type { EventShown, Happening, Words } from "../wire";
import { clock, type Stop } from "./clock";
import { holdDuration, scaledDuration, SORT, TUMBLE, type Tempo, type Weight } from "./tempo";
import type { EventAnimation } from "./event-queue";

export interface RolledDie {
  body: DieBody;
  top: DieMark;
  front?: DieMark;
  side?: DieMark;
  name: string;
  large?: boolean;
}

/** Dice of one sort, once they lie: what they are called and how many there are. */
export interface DiceGroup {
  name: string;
  /** What stands beside the name: how many there are, or what they come to; none where the dice say it all. */
  count?: string;
  tone?: "moss" | "ash" | "blood" | "bone";
  icon?: string;
  dice: readonly RolledDie[];
}

export interface DiceRoll {
  /** Where the dice come from. */
  from: "gate" | "hand" | "bag";
  /** One die after the other: it comes to those that lie there, and nothing is sorted. */
  joins?: boolean;
  groups: readonly DiceGroup[];
}

export interface Beat {
  weight: Weight;
  tone?: "good" | "bad";
  icon?: string;
  roll?: DiceRoll;
}

export interface PlayerLine {
  key: string;
  seat: number | null;
  message: Words;
  beat: Beat;
}

export interface EventPlayerSettings {
  /** How a happening is shown; null: it is only told. */
  beat: (happening: Happening, own: boolean) => Beat | null;
  sound: (happening: Happening) => void;
  /** Whether whoever looks did it, or it was done to them. */
  own: (seat: number | null) => boolean;
  tempo: () => Tempo;
  /** Whoever looks wants to be waited for. */
  taps: () => boolean;
}

interface Step {
  enter: () => void;
  /** Milliseconds; Infinity: until a tap. */
  wait: number;
}

/** So long a die that has just landed is looked at. */
const LANDED = 900;
/** So many sentences stay in sight. */
const MOST_LINES = 4;

export const seatOf = (happening: Happening): number | null => {
  const who = happening.fields["who"] ?? happening.fields["seat"];
  return typeof who === "number" ? who : null;
};

export class EventPlayer {
  lines = $state.raw<readonly PlayerLine[]>([]);
  roll = $state.raw<{ key: string; roll: DiceRoll } | null>(null);
  /** The dice lie and are sorted. */
  sorted = $state(false);
  playing = $state(false);
  /** It goes on with a tap only. */
  awaitsTap = $state(false);
  /** Events whose sounds were heard while they were shown. */
  readonly sounded = new WeakSet<EventShown>();
  /** Whom it is about. */
  seat = $state<number | null>(null);

  constructor(private readonly settings: EventPlayerSettings) {}

  /** How to show this event; null if nothing of it takes time. */
  show(event: EventShown, afterFlight = false): EventAnimation | null {
    const tempo = this.settings.tempo();
    if (tempo === "at-once" || event.kind !== "moved") return null;
    const steps = this.steps(event, tempo, afterFlight);
    if (!steps.some((step) => step.wait > 0)) return null;
    this.sounded.add(event);
    return this.run(steps);
  }

  private steps(event: EventShown, tempo: Tempo, afterFlight: boolean): Step[] {
    const steps: Step[] = [];
    const mine = event.by !== null && this.settings.own(event.by);
    let fresh = mine && !afterFlight;
    event.told.forEach((happening, index) => {
      const seat = seatOf(happening);
      const own = this.settings.own(seat);
      const beat = this.settings.beat(happening, own);
      if (!beat) {
        steps.push({ enter: () => this.settings.sound(happening), wait: 0 });
        return;
      }
      const key = `${event.seq}.${index}`;
      const first = fresh;
      fresh = false;
      const begin = () => {
        if (first || (seat !== null && seat !== this.seat)) this.clear();
        if (seat !== null) this.seat = seat;
        this.settings.sound(happening);
      };
      const say = () => (this.lines = [...this.lines, { key, seat, message: happening.message, beat }].slice(-MOST_LINES));
      const roll = beat.roll;
      if (roll?.joins) {
        steps.push({
          enter: () => {
            begin();
            const lies = this.roll?.roll.joins ? this.roll : null;
            this.lines = [];
            this.sorted = true;
            this.roll = lies ? { ...lies, roll: { ...lies.roll, groups: [...lies.roll.groups, ...roll.groups] } } : { key, roll };
            say();
          },
          wait: scaledDuration(TUMBLE, tempo),
        });
      } else if (roll) {
        steps.push({
          enter: () => {
            begin();
            this.lines = [];
            this.sorted = false;
            this.roll = { key, roll };
          },
          wait: scaledDuration(TUMBLE, tempo),
        });
        steps.push({ enter: () => (this.sorted = true), wait: scaledDuration(SORT, tempo) });
        steps.push({ enter: say, wait: holdDuration(beat.weight, tempo) });
      } else {
        // what one did oneself need not be read; what came of it is
        steps.push({ enter: () => (begin(), say()), wait: own && beat.weight === "note" ? 0 : holdDuration(beat.weight, tempo) });
      }
    });
    const last = steps.findLast((step) => step.wait > 0);
    // a verdict stands beside the die that has landed: it is read before anything covers it
    if (last && afterFlight) steps.unshift({ enter: () => this.clear(), wait: scaledDuration(LANDED, tempo) });
    if (last && this.settings.taps()) last.wait = Infinity;
    return steps;
  }

  private clear(): void {
    this.lines = [];
    this.roll = null;
    this.sorted = false;
    this.seat = null;
  }

  private run(steps: readonly Step[]): EventAnimation {
    let at = -1, stop: Stop | null = null, end: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (end = resolve));
    const next = () => {
      stop?.();
      stop = null;
      this.awaitsTap = false;
      while (++at < steps.length) {
        const { enter, wait } = steps[at]!;
        enter();
        if (wait === Infinity) {
          this.awaitsTap = true;
          return;
        }
        if (wait > 0) {
          stop = clock.after(wait, next);
          return;
        }
      }
      this.playing = false;
      end();
    };
    this.playing = true;
    next();
    const drop = () => {
      stop?.();
      at = steps.length;
      this.awaitsTap = this.playing = false;
      end();
    };
    return { done, skip: () => at < steps.length && next(), drop, maxWait: null, pauseAfter: 0 };
  }
}
