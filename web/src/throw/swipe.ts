/** What a finger did at the end of a gesture; the same reading as throw/gesture.py. */
export type Sample = readonly [time: number, x: number, y: number];

const READ_SECONDS = 0.1;

/** Speed across and up at the end of a gesture, in view heights a second: a straight line through the last samples. */
export function swipe(samples: readonly Sample[]): [across: number, up: number] {
  const end = samples.at(-1)?.[0] ?? 0;
  let recent = samples.filter(([time]) => end - time <= READ_SECONDS);
  if (recent.length < 2) recent = samples.slice(-2);
  const middle = recent.reduce((sum, [time]) => sum + time, 0) / Math.max(1, recent.length);
  const spread = recent.reduce((sum, [time]) => sum + (time - middle) ** 2, 0);
  if (spread < 1e-9) return [0, 0];
  return [recent.reduce((sum, [time, x]) => sum + (time - middle) * x, 0) / spread, -recent.reduce((sum, [time, , y]) => sum + (time - middle) * y, 0) / spread];
}
