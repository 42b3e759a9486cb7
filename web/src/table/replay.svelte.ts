/** A game looked at again, answer by answer, in pieces of fifty frames fetched as they are wanted. */
import { api } from "../shell/api";
import { device } from "../shell/device.svelte";
import type { TaleLine } from "../shell/session.svelte";
import type { EventAnimation } from "../shell/event-queue";
import type { Flight, Frame, ThrowMade, TurnBegun } from "../wire";

const PIECE = 50;

export class ReplayPlayer {
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  /** Every turn, as people count them, and where it began. */
  turns = $state.raw<readonly TurnBegun[]>([]);
  trouble = $state("");
  /** Every throw of the game, once there is somebody who can show how it flew. */
  throws = $state.raw<readonly ThrowMade[]>([]);
  /** A die is in the air: what it leads to is not shown yet. */
  flying = $state(false);
  private animator: ((flight: Flight, by: number) => EventAnimation) | null = null;
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

  /** The frame to show: the one asked for, or the nearest earlier one that has come. */
  get frame(): Frame | null {
    for (let n = this.seen; n >= Math.max(0, this.at - 60); n--) {
      const frame = this.frames.get(n);
      if (frame) return frame;
    }
    return null;
  }

  /** How many answers are shown: not yet the one whose die is in the air. */
  get seen(): number {
    return this.flying ? Math.max(0, this.at - 1) : this.at;
  }

  /** The throw that the present move is, if it is one. */
  get thrown(): ThrowMade | null {
    return this.throws.find((one) => one.answered === this.at) ?? null;
  }

  /** From now on somebody shows how dice flew, before the move is told. */
  watch(animator: (flight: Flight, by: number) => EventAnimation): () => void {
    this.animator = animator;
    if (this.throws.length) void this.playThrow();
    else
      void api.throws(this.table, device.storedTable(this.table)?.tokens[0]).then(
        ({ throws }) => {
          this.throws = throws;
          void this.playThrow();
        },
        () => undefined, // without them it is a replay as of any other game
      );
    return () => {
      this.animator = null;
      this.endThrow();
    };
  }

  /** Show the throw that the present move is. */
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
      // what can't be shown is told
    }
    if (current === this.throwCount) this.endThrow();
  }

  /** Enough of the flight: on to what it led to. */
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

  /** To where the next turn began, or to the end. */
  nextTurn(): void {
    this.go(this.turns.find((one) => one.answered > this.at)?.answered ?? this.last);
  }

  /** To where this turn began, or the one before. */
  previousTurn(): void {
    this.go(this.turns.findLast((one) => one.answered < this.at)?.answered ?? 0);
  }

  /** Every frame has come. */
  get whole(): boolean {
    return this.frames.size > this.last;
  }

  /** What was told up to the present frame, each line where it happened; null until all of that has come. */
  get told(): TaleLine[] | null {
    const lines: TaleLine[] = [];
    for (let n = 0; n <= this.seen; n++) {
      const frame = this.frames.get(n);
      if (!frame) return null;
      lines.push(...linesOf(frame));
    }
    return lines;
  }

  /** What was told in the whole game; null until it has come. */
  get tale(): TaleLine[] | null {
    if (!this.whole) return null;
    const lines: TaleLine[] = [];
    for (let n = 0; n <= this.last; n++) lines.push(...linesOf(this.frames.get(n)!));
    return lines;
  }

  /** Fetch the whole game, one piece after the other. */
  async loadAll(): Promise<void> {
    for (let n = 0; n <= this.last && !this.trouble; n += PIECE) await this.fetch(n);
  }

  /** A live game has gone on meanwhile. */
  extendTo(last: number): void {
    if (last <= this.last) return;
    this.asked.delete(Math.floor(this.last / PIECE) * PIECE); // that piece was not full yet
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
