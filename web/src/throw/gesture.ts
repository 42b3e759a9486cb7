/** Reads the end of a finger's gesture, in the same way as throw/gesture.py. */
export type Sample = readonly [time: number, x: number, y: number];

const READ_SECONDS = 0.1;

/** The velocity across and up at the end of a gesture, in view heights per second: a line fitted to the last samples. */
export function swipeVelocity(samples: readonly Sample[]): [across: number, up: number] {
  const end = samples.at(-1)?.[0] ?? 0;
  let recent = samples.filter(([time]) => end - time <= READ_SECONDS);
  if (recent.length < 2) recent = samples.slice(-2);
  const middle = recent.reduce((sum, [time]) => sum + time, 0) / Math.max(1, recent.length);
  const spread = recent.reduce((sum, [time]) => sum + (time - middle) ** 2, 0);
  if (spread < 1e-9) return [0, 0];
  return [recent.reduce((sum, [time, x]) => sum + (time - middle) * x, 0) / spread, -recent.reduce((sum, [time, , y]) => sum + (time - middle) * y, 0) / spread];
}

/** How calm a gesture was at its end: the finger's speed, and its deviation from a straight line (throw/touch.py). */
export interface ReleaseTouch {
  speed: number;
  jitter: number;
}

const LATE_SECONDS = 0.3;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

export function releaseTouchOf(samples: readonly Sample[], now: number): ReleaseTouch {
  const last = samples.at(-1);
  if (!last) return { speed: 0, jitter: 0 };
  const settled: Sample[] = now - last[0] > 0.06 ? [...samples, [now, last[1], last[2]]] : [...samples];
  const [across, up] = swipeVelocity(settled);
  const late = settled.filter(([time]) => now - time <= LATE_SECONDS), many = late.length;
  if (many < 3) return { speed: rounded(Math.hypot(across, up)), jitter: 0 };
  const mean = (of: (one: Sample) => number) => late.reduce((sum, one) => sum + of(one), 0) / many;
  const mx = mean((one) => one[1]), my = mean((one) => one[2]);
  const xx = mean((one) => (one[1] - mx) ** 2), yy = mean((one) => (one[2] - my) ** 2), xy = mean((one) => (one[1] - mx) * (one[2] - my));
  // the deviation from the best fitting line
  const aside = (xx + yy) / 2 - Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
  return { speed: rounded(Math.hypot(across, up)), jitter: rounded(Math.sqrt(Math.max(0, aside))) };
}
