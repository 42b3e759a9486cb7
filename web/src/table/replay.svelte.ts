/** A replay, answer by answer: the recap of the whole game in one small answer, and frames in chunks of fifty, fetched on demand. */
import { api } from "../shell/api";
import { device } from "../shell/device.svelte";
import type { TaleLine } from "../shell/session.svelte";
import type { EventAnimation } from "../shell/event-queue";
import type { FlightShown, Frame, Recap, RecapMoment, ThrowMade, TurnBegun } from "../wire";

const PIECE = 50;

export class ReplayPlayer {
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  /** The whole game without its frames; null until loaded. */
  recap = $state.raw<Recap | null>(null);
  trouble = $state("");
  /** A die is flying: its result is not shown yet. */
  flying = $state(false);
  private animator: ((flight: FlightShown, by: number) => EventAnimation) | null = null;
  private animation: EventAnimation | null = null;
  private throwCount = 0;
  private readonly asked = new Set<number>();
  private recapAsked = -1;
  private framed = false;

  /** `framed`: boards are shown, so frames are needed; the end page shows none. */
  constructor(
    readonly table: string,
    last: number,
    at: number,
    framed = true,
  ) {
    this.last = last;
    this.framed = framed;
    this.go(at);
    void this.loadRecap();
  }

  /** Every turn and where it began. */
  get turns(): readonly TurnBegun[] {
    return this.recap?.turns ?? [];
  }

  /** Every throw of the game. */
  get throws(): readonly ThrowMade[] {
    return this.recap?.throws ?? [];
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
    void this.playThrow(); // or once the recap tells of it
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

  /** Whether the whole game is known, without its frames. */
  get whole(): boolean {
    return this.recap !== null && this.recap.answered >= this.last;
  }

  /** The tale up to the current move, each line where it happened; null until loaded. */
  get told(): TaleLine[] | null {
    if (!this.recap || this.recap.answered < this.seen) return null;
    return this.recap.tale.filter((moment) => moment.answered <= this.seen).flatMap(linesOf);
  }

  /** The tale of the whole game; null until loaded. */
  get tale(): TaleLine[] | null {
    return this.recap?.tale.flatMap(linesOf) ?? null;
  }

  /** Fetch the recap, unless it is here. */
  async loadRecap(): Promise<void> {
    const last = this.last;
    if (this.recapAsked >= last) return;
    this.recapAsked = last;
    try {
      const first = this.recap === null;
      this.recap = await api.recap(this.table, device.storedTable(this.table)?.tokens[0]);
      this.last = Math.max(this.last, this.recap.answered);
      if (first) void this.playThrow();
    } catch (problem) {
      this.recapAsked = -1;
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
  }

  /** A live game has gone on meanwhile. */
  extendTo(last: number): void {
    if (last <= this.last) return;
    this.asked.delete(Math.floor(this.last / PIECE) * PIECE); // that chunk was not full yet
    this.last = last;
    void this.loadRecap();
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
    if (!this.framed) return;
    const start = Math.floor(n / PIECE) * PIECE;
    if (this.asked.has(start)) return;
    this.asked.add(start);
    try {
      const got = await api.replay(this.table, start, PIECE, device.storedTable(this.table)?.tokens[0]);
      const frames = new Map(this.frames);
      for (const frame of got.frames) frames.set(frame.answered, frame);
      this.frames = frames;
      this.last = Math.max(this.last, got.answered);
      this.trouble = "";
    } catch (problem) {
      this.asked.delete(start);
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
  }
}

function linesOf(moment: RecapMoment): TaleLine[] {
  return moment.told.map((happening, index) => {
    const who = happening.fields["who"] ?? happening.fields["seat"];
    return {
      key: `${moment.answered}.${index}`,
      kind: happening.kind,
      seat: typeof who === "number" ? who : null,
      message: happening.message,
      fields: happening.fields,
      answered: moment.answered,
      seq: moment.answered,
    };
  });
}
