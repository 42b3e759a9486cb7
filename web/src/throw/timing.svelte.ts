/**
 * The timings of a throw, after direction and power are set: rings to hit, and turns made by the player. Each leaves its marks on
 * the launch; after a missed timing the die flies all the same.
 */
import type { ControlShown } from "../wire";
import { launchMarks, aimError, type TimingWindow } from "./technique";

/** Degrees per second while holding to turn. */
const HELD_RATE = 320;
/** A turn smaller than this is an accidental touch. */
const LEAST = 25;

interface Turn {
  since: number;
  /** The finger's angle about the die, once it has moved. */
  angle: number | null;
  drawn: number;
}

export class TimingSequence {
  current = $state.raw<TimingWindow | null>(null);
  since = $state(0);
  /** Degrees of the turn so far. */
  turned = $state(0);
  turning = $state(false);
  marks: Record<string, number> = {};
  /** Degrees that bad timing sends the die astray. */
  stray = 0;
  strikeAt: number | null = null;
  private waiting: TimingWindow[] = [];
  private turn: Turn | null = null;
  private last = 0;

  constructor(
    private readonly control: (demand: string) => ControlShown | undefined,
    private readonly demands: readonly string[],
    private readonly done: () => void,
  ) {}

  begin(now: number, windows: readonly TimingWindow[]): void {
    [this.stray, this.strikeAt, this.turned] = [0, null, 0];
    this.waiting = [...windows];
    this.next(now);
  }

  private next(now: number): void {
    this.current = this.waiting.shift() ?? null;
    this.since = this.last = now;
    this.turn = null;
    this.turning = false;
    if (!this.current) this.done();
  }

  /** A tap on a ring; a turn is made, not tapped. */
  hit(now: number): void {
    const current = this.current, control = current && this.control(current.demand);
    if (!current || !control || current.kind === "turn") return;
    const at = now - this.since;
    Object.assign(this.marks, launchMarks(current, at, control, this.demands));
    this.stray += aimError(current, at, control);
    if (current.kind === "strike" || current.kind === "header") this.strikeAt = Math.max(0, at - current.lead);
    this.next(now);
  }

  /** Start to turn: a finger or a key goes down. */
  hold(now: number): void {
    if (this.current?.kind !== "turn" || this.turn) return;
    this.turn = { since: now, angle: null, drawn: 0 };
    this.turning = true;
    this.last = now;
  }

  /** The finger circles the die: that is the turn, in either direction. */
  circle(dx: number, dy: number): void {
    const turn = this.turn;
    if (!turn || Math.hypot(dx, dy) < 0.03) return;
    const angle = Math.atan2(dy, dx);
    if (turn.angle !== null) {
      let step = angle - turn.angle;
      if (step > Math.PI) step -= 2 * Math.PI;
      if (step < -Math.PI) step += 2 * Math.PI;
      turn.drawn += (step * 180) / Math.PI;
    }
    turn.angle = angle;
  }

  /** The finger or key is up: the turn ends here. */
  letGo(now: number): void {
    const current = this.current;
    if (!this.turn || current?.kind !== "turn") return;
    this.tick(now);
    this.turn = null;
    this.turning = false;
    if (this.turned < LEAST) return void (this.turned = 0);
    const off = this.turned % 360;
    Object.assign(this.marks, { turned: this.turned, facing: Math.min(off, 360 - off) });
    this.next(now);
  }

  /** Called every frame. */
  tick(now: number): void {
    const current = this.current, turn = this.turn, past = Math.max(0, now - this.last);
    this.last = now;
    if (!current) return;
    if (turn) {
      const fastest = 360 / (this.control(current.demand)?.timing["turn"] ?? 0.7);
      // a circling finger sets the speed; a finger that only presses turns evenly
      const step = Math.abs(turn.drawn) > 12 ? Math.min(Math.abs(turn.drawn) - this.turned, fastest * past) : turn.angle === null || now - turn.since > 0.25 ? HELD_RATE * past : 0;
      this.turned = Math.min(720, this.turned + Math.max(0, step));
    } else if (now - this.since >= current.over) this.hit(now);
  }

  forget(): void {
    this.marks = {};
    this.current = null;
    this.turn = null;
    this.turning = false;
    this.turned = 0;
  }
}
