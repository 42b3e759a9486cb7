/**
 * Applies server events in order. A flying die is seen to land and a roll to come to rest before the result or anything later is
 * told. Events without an animation are applied at once.
 */
import { clock } from "./clock";

export interface EventAnimation {
  done: Promise<unknown>;
  /** Jump to the end, or to the next step. */
  skip: () => void;
  /** Abort because nobody is looking; defaults to `skip`. */
  drop?: () => void;
  /** The longest time it may block the queue; null: no limit. */
  maxWait?: number | null;
  /** Pause after it, before the next event. */
  pauseAfter?: number;
}

/** One animation, then an optional second one. */
export function inSequence(first: EventAnimation, then: () => EventAnimation | null): EventAnimation {
  let now: EventAnimation = first, dropped = false;
  const done = first.done.catch(() => undefined).then(async () => {
    const second = dropped ? null : then();
    if (!second) return;
    now = second;
    await second.done;
  });
  return {
    done,
    skip: () => now.skip(),
    drop: () => {
      dropped = true;
      (now.drop ?? now.skip)();
    },
    maxWait: null,
  };
}

/** Default limit for how long one animation may block the queue. */
const MAX_WAIT_MS = 12_000;
/** Default pause after an animation. */
const PAUSE_AFTER_MS = 1200;
/** With more events than this waiting, animations are dropped: the viewer was away, or many rolls came at once. */
const MAX_BACKLOG = 40;

export class EventQueue<T> {
  private readonly waiting: T[] = [];
  private go: (() => void) | null = null;
  private now: EventAnimation | null = null;
  private flushing = false;

  constructor(
    private readonly show: (one: T) => EventAnimation | null,
    private readonly tell: (one: T) => void,
    private readonly showing: (one: T | null) => void,
  ) {}

  push(one: T): void {
    this.waiting.push(one);
    this.next();
  }

  /** End the current animation or the pause after it. */
  skip(): void {
    if (this.now) this.now.skip();
    else this.go?.();
  }

  /** Whether something is being shown, pausing, or waiting. */
  get busy(): boolean {
    return this.go !== null || this.waiting.length > 0;
  }

  /** Apply everything that is left without animations. */
  flush(): void {
    this.flushing = true;
    (this.now?.drop ?? this.now?.skip)?.();
    while (this.go) this.go();
    this.flushing = false;
  }

  private next(): void {
    while (!this.go && this.waiting.length) {
      const one = this.waiting.shift()!;
      const show = this.flushing || this.waiting.length > MAX_BACKLOG ? null : this.show(one);
      if (!show) {
        this.tell(one);
        continue;
      }
      this.now = show;
      this.showing(one);
      this.hold(show.maxWait === undefined ? MAX_WAIT_MS : show.maxWait, show.done, () => {
        this.now = null;
        this.showing(null);
        this.tell(one);
        const pause = show.pauseAfter ?? PAUSE_AFTER_MS;
        if (pause) this.hold(pause, null, () => undefined);
      });
    }
  }

  private hold(most: number | null, until: Promise<unknown> | null, then: () => void): void {
    const go = () => {
      if (this.go !== go) return;
      stop();
      this.go = null;
      then();
      this.next();
    };
    const stop = most === null ? () => undefined : clock.after(most, go);
    this.go = go;
    void until?.then(go, go);
  }
}
