/** The shape of a die, and its outline from above as it lies. */

/** Whether the die of this name is four-sided. */
export const isPyramid = (box: string, die: string): boolean => box === "castle_of_frosts" && !/^(snow|water)/.test(die);

/** The edge of a die in metres (throw/body.py). */
export const edgeOf = (box: string, die: string): number => (die === "snow" ? 0.045 : die.startsWith("water") ? 0.008 : isPyramid(box, die) ? 0.02 : 0.016);

type Point = readonly [x: number, y: number];

/** A die that lies somewhere, seen from above, in millimetres from the centre of the target: x away from the thrower, y to the left. */
export interface LyingOutline {
  target: string;
  /** Degrees by which the board lies turned. */
  turned?: number;
  die: string;
  at: Point;
  outline: readonly Point[];
}

const PYRAMID = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]].map((tip) => tip.map((part) => part / (2 * Math.SQRT2)));
const CUBE = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z) => [x, y, z])));

/** The outline of a die in this pose: micrometres, and a quaternion in millionths (kit/landing.py). */
export function outlineOf(box: string, die: string, pose: readonly number[]): Point[] {
  const [px, py, , ...turn] = pose as [number, number, number, ...number[]], [w, x, y, z] = turn.map((part) => part / 1e6) as [number, number, number, number];
  const edge = edgeOf(box, die) * 1000;
  const corners = (isPyramid(box, die) ? PYRAMID : CUBE).map(([a, b, c]): Point => {
    const [i, j, k] = [a! * edge, b! * edge, c! * edge];
    return [
      px / 1000 + (1 - 2 * (y * y + z * z)) * i + 2 * (x * y - w * z) * j + 2 * (x * z + w * y) * k,
      py / 1000 + 2 * (x * y + w * z) * i + (1 - 2 * (x * x + z * z)) * j + 2 * (y * z - w * x) * k,
    ];
  });
  return hull(corners);
}

/** The convex hull, counter-clockwise. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Point[]) => {
    const found: Point[] = [];
    for (const point of order) {
      while (found.length > 1 && cross(found.at(-2)!, found.at(-1)!, point) <= 1e-9) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
