/**
 * The page's clock. All animations, countdowns and timeouts use it; only the server connection and polled lists use real time. A
 * test can install its own clock in the window before the page starts. Then time passes and frames are drawn only when the test says
 * so, however fast the machine is (tests/web/held.py).
 */
export type Stop = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds since the page started. */
  now(): number;
  after(wait: number, then: () => void): Stop;
  every(wait: number, then: () => void): Stop;
  /** On the next animation frame. */
  frame(step: (now: number) => void): Stop;
  /** Device pixel ratio factor for 3D; 0 draws nothing. */
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
