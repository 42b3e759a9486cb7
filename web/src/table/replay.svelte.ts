/** A replay, answer by answer, in chunks of fifty frames fetched on demand. */
import { api } from "../shell/api";
import { device } from "../shell/device.svelte";
import type { TaleLine } from "../shell/session.svelte";
import type { EventAnimation } from "../shell/event-queue";
import type { FlightShown, Frame, ThrowMade, TurnBegun } from "../wire";

const PIECE = 50;

export class ReplayPlayer {
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  /** Every turn and where it began. */
  turns = $state.raw<readonly TurnBegun[]>([]);
  trouble = $state("");
  /** Every throw of the game, once an animator is registered. */
  throws = $state.raw<readonly ThrowMade[]>([]);
  /** A die is flying: its result is not shown yet. */
  flying = $state(false);
  private animator: ((flight: FlightShown, by: number) => EventAnimation) | null = null;
  private animation: EventAnimation | null = null;
  private throwCount = 0;
  private readonly asked = new Set<number>();

  constructor(
    readonly table: string,
    last: number,
    at: number,
  ) {
    this.last = last;
    this.go(at);
  }

  /** The frame to show: the requested one, or the nearest earlier one that is loaded. */
  get frame(): Frame | null {
    for (let n = this.seen; n >= Math.max(0, this.at - 60); n--) {
      const frame = this.frames.get(n);
      if (frame) return frame;
    }
    return null;
  }

  /** How many answers are shown; not yet the one whose die is flying. */
  get seen(): number {
    return this.flying ? Math.max(0, this.at - 1) : this.at;
  }

  /** The throw of the current move, if it is one. */
  get thrown(): ThrowMade | null {
    return this.throws.find((one) => one.answered === this.at) ?? null;
  }

  /** Register an animator that shows flights before the move is told. */
  watch(animator: (flight: FlightShown, by: number) => EventAnimation): () => void {
    this.animator = animator;
    if (this.throws.length) void this.playThrow();
    else
      void api.throws(this.table, device.storedTable(this.table)?.tokens[0]).then(
        ({ throws }) => {
          this.throws = throws;
          void this.playThrow();
        },
        () => undefined, // without throws it is an ordinary replay
      );
    return () => {
      this.animator = null;
      this.endThrow();
    };
  }

  /** Show the throw of the current move. */
  async playThrow(): Promise<void> {
    if (!this.thrown?.flies || !this.animator) return;
    const current = ++this.throwCount, by = this.thrown.seat;
    this.flying = true;
    try {
      const flight = await api.flight(this.table, this.at, device.storedTable(this.table)?.tokens[0]);
      if (current !== this.throwCount) return;
      this.animation = flight.track ? (this.animator?.(flight, by) ?? null) : null;
      await this.animation?.done;
    } catch {
      // a throw that can't be shown is only told
    }
    if (current === this.throwCount) this.endThrow();
  }

  /** Skip the flight to its result. */
  endThrow(): void {
    this.throwCount++;
    this.flying = false;
    this.animation?.skip();
    this.animation = null;
  }

  /** Whose turn it was; null before the first. */
  get turn(): TurnBegun | null {
    return this.turns.findLast((one) => one.answered <= this.at) ?? null;
  }

  /** Go to where the next turn began, or to the end. */
  nextTurn(): void {
    this.go(this.turns.find((one) => one.answered > this.at)?.answered ?? this.last);
  }

  /** Go to where this turn began, or the one before. */
  previousTurn(): void {
    this.go(this.turns.findLast((one) => one.answered < this.at)?.answered ?? 0);
  }

  /** Whether every frame is loaded. */
  get whole(): boolean {
    return this.frames.size > this.last;
  }

  /** The tale up to the current frame, each line where it happened; null until loaded. */
  get told(): TaleLine[] | null {
    const lines: TaleLine[] = [];
    for (let n = 0; n <= this.seen; n++) {
      const frame = this.frames.get(n);
      if (!frame) return null;
      lines.push(...linesOf(frame));
    }
    return lines;
  }

  /** The tale of the whole game; null until loaded. */
  get tale(): TaleLine[] | null {
    if (!this.whole) return null;
    const lines: TaleLine[] = [];
    for (let n = 0; n <= this.last; n++) lines.push(...linesOf(this.frames.get(n)!));
    return lines;
  }

  /** Fetch the whole game, chunk by chunk. */
  async loadAll(): Promise<void> {
    for (let n = 0; n <= this.last && !this.trouble; n += PIECE) await this.fetch(n);
  }

  /** A live game has gone on meanwhile. */
  extendTo(last: number): void {
    if (last <= this.last) return;
    this.asked.delete(Math.floor(this.last / PIECE) * PIECE); // that chunk was not full yet
    this.last = last;
  }

  go(to: number): void {
    const before = this.at;
    this.at = Math.min(Math.max(0, Math.round(to)), this.last);
    if (before !== this.at) {
      this.endThrow();
      void this.playThrow();
    }
    void this.fetch(this.at);
    void this.fetch(Math.min(this.last, this.at + 12));
  }

  private async fetch(n: number): Promise<void> {
    const start = Math.floor(n / PIECE) * PIECE;
    if (this.asked.has(start)) return;
    this.asked.add(start);
    try {
      const got = await api.replay(this.table, start, PIECE, device.storedTable(this.table)?.tokens[0]);
      const frames = new Map(this.frames);
      for (const frame of got.frames) frames.set(frame.answered, frame);
      this.frames = frames;
      this.last = Math.max(this.last, got.answered);
      this.turns = got.turns;
      this.trouble = "";
    } catch (problem) {
      this.asked.delete(start);
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
  }
}

function linesOf(frame: Frame): TaleLine[] {
  return frame.told.map((happening, index) => {
    const who = happening.fields["who"] ?? happening.fields["seat"];
    return {
      key: `${frame.answered}.${index}`,
      kind: happening.kind,
      seat: typeof who === "number" ? who : null,
      message: happening.message,
      fields: happening.fields,
      answered: frame.answered,
      seq: frame.answered,
    };
  });
}
