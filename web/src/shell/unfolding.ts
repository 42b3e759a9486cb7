/**
 * What the server sent unfolds in its order: a die that flies is seen to land before anything is told of it or of what came
 * after. Whoever can show an event says how long that takes; what nobody shows is told at once.
 */
import { clock } from "./clock";

export interface Show {
  done: Promise<unknown>;
  /** Come to its end now. */
  skip: () => void;
}

/** So long may one show keep the rest waiting, whatever happens to it. */
const LONGEST_MS = 12_000;
/** So long is left to look at what came of it before something else follows. */
const LOOK_MS = 1200;
/** So many events behind, nothing more is shown: one has been away, or fate was quick. */
const MOST_BEHIND = 8;

export class Unfolding<T> {
  private readonly waiting: T[] = [];
  private go: (() => void) | null = null;
  private now: Show | null = null;
  private flushing = false;

  constructor(
    private readonly show: (one: T) => Show | null,
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

  /** Tell all that is left without showing it. */
  flush(): void {
    this.flushing = true;
    this.now?.skip();
    while (this.go) this.go();
    this.flushing = false;
  }

  private next(): void {
    while (!this.go && this.waiting.length) {
      const one = this.waiting.shift()!;
      const show = this.flushing || this.waiting.length > MOST_BEHIND ? null : this.show(one);
      if (!show) {
        this.tell(one);
        continue;
      }
      this.now = show;
      this.showing(one);
      this.hold(LONGEST_MS, show.done, () => {
        this.now = null;
        this.showing(null);
        this.tell(one);
        this.hold(LOOK_MS, null, () => undefined);
      });
    }
  }

  private hold(most: number, until: Promise<unknown> | null, then: () => void): void {
    const go = () => {
      if (this.go !== go) return;
      stop();
      this.go = null;
      then();
      this.next();
    };
    const stop = clock.after(most, go);
    this.go = go;
    void until?.then(go, go);
  }
}
