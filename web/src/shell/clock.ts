/**
 * The time of this page. Whatever moves on it, counts down or goes away by itself asks here; only the line to the server and the
 * lists that are asked for again keep the network's own time.
 *
 * A test holds the clock itself: it puts one of its own into the window before the page begins. Then no moment passes and no
 * picture is drawn but what the test asks for, however quick or slow the machine is (tests/web/held.py).
 */
export type Stop = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds since the page began. */
  now(): number;
  after(wait: number, then: () => void): Stop;
  every(wait: number, then: () => void): Stop;
  /** With the next picture. */
  frame(step: (now: number) => void): Stop;
  /** Whether pictures are drawn at all, and how many of its pixels are computed for each on the screen. */
  readonly sharpness: number;
}

const running: Clock = {
  wall: () => Date.now(),
  now: () => performance.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
  every(wait, then) {
    const timer = setInterval(then, wait);
    return () => clearInterval(timer);
  },
  frame(step) {
    const picture = requestAnimationFrame(step);
    return () => cancelAnimationFrame(picture);
  },
  sharpness: 1,
};

declare global {
  var heldClock: Clock | undefined;
}

export const clock: Clock = globalThis.heldClock ?? running;
