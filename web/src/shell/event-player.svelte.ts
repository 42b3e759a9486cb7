/**
 * Plays events before the table moves on: dice tumble, come to rest and are sorted, then the result is told; harm and victories are
 * held for a while. All players' turns are shown in the same way, in the order they happened. The game says how each happening is
 * shown (`look.beat`), the device says how fast. A tap or a key skips on.
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

/** Dice of one kind after the roll: their name and number. */
export interface DiceGroup {
  name: string;
  /** Shown beside the name: the number of dice, or their sum; omitted if the dice say it all. */
  count?: string;
  tone?: "moss" | "ash" | "blood" | "bone";
  icon?: string;
  dice: readonly RolledDie[];
}

export interface DiceRoll {
  /** Where the dice come from. */
  from: "gate" | "hand" | "bag";
  /** Dice come one by one and join those already there; nothing is sorted. */
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
  /** Whether the viewer did it, or it was done to them. */
  own: (seat: number | null) => boolean;
  tempo: () => Tempo;
  /** The viewer wants each event to wait for a tap. */
  taps: () => boolean;
}

interface Step {
  enter: () => void;
  /** Milliseconds; Infinity waits for a tap. */
  wait: number;
}

/** How long a die that has just landed is shown. */
const LANDED = 900;
/** At most this many sentences are visible. */
const MOST_LINES = 4;

export const seatOf = (happening: Happening): number | null => {
  const who = happening.fields["who"] ?? happening.fields["seat"];
  return typeof who === "number" ? who : null;
};

export class EventPlayer {
  lines = $state.raw<readonly PlayerLine[]>([]);
  roll = $state.raw<{ key: string; roll: DiceRoll } | null>(null);
  /** The dice are at rest and sorted. */
  sorted = $state(false);
  playing = $state(false);
  /** Only a tap continues. */
  awaitsTap = $state(false);
  /** Events whose sounds were played while they were shown. */
  readonly sounded = new WeakSet<EventShown>();
  /** The seat that the events are about. */
  seat = $state<number | null>(null);

  constructor(private readonly settings: EventPlayerSettings) {}

  /** The animation of this event; null if none of it takes time. */
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
        // the viewer's own action need not be read, but its result must
        steps.push({ enter: () => (begin(), say()), wait: own && beat.weight === "note" ? 0 : holdDuration(beat.weight, tempo) });
      }
    });
    const last = steps.findLast((step) => step.wait > 0);
    // a verdict stands beside the landed die: let it be read before anything covers it
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
