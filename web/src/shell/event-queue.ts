/**
 * What the server sent unfolds in its order: a die that flies is seen to land, a roll to come to rest, before anything is told of it
 * or of what came after. Whoever can show an event says how long that takes; what nobody shows is told at once.
 */
import { clock } from "./clock";

export interface EventAnimation {
  done: Promise<unknown>;
  /** Come to its end now, or to its next step. */
  skip: () => void;
  /** Nobody looks any more; where this is missing, it is skipped. */
  drop?: () => void;
  /** So long may it keep the rest waiting, whatever happens to it; null: as long as it takes. */
  maxWait?: number | null;
  /** So long is left to look at what came of it before something else follows. */
  pauseAfter?: number;
}

/** One show, and then what it makes of it: another, or none. */
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

/** So long may one show keep the rest waiting, whatever happens to it. */
const MAX_WAIT_MS = 12_000;
/** So long is left to look at what came of it before something else follows. */
const PAUSE_AFTER_MS = 1200;
/** So many events behind, nothing more is shown: one has been away, or fate was quick. */
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

  /** End the show, or the look at what came of it. */
  skip(): void {
    if (this.now) this.now.skip();
    else this.go?.();
  }

  /** Something is shown or looked at, or waits to be. */
  get busy(): boolean {
    return this.go !== null || this.waiting.length > 0;
  }

  /** Tell all that is left without showing it. */
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
