/** Icons of 512 by 512 are drawn on a grid of half as many lines. */
export const GRID = 2;

/**
 * Round the outline of an icon to whole numbers on a coarser grid. Icons are drawn at 74 pixels at most, where half a unit of that
 * grid is a seventh of a pixel, and the numbers are most of an icon's size. Relative steps start from the rounded position, so that
 * errors do not add up.
 */
const LENGTH: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

export function coarse(path: string): string {
  let exact = { x: 0, y: 0 }, drawn = { x: 0, y: 0 };
  let begun = { exact, drawn };
  let written = "";
  const write = (command: string, values: readonly number[]) => {
    written += command + values.map((value, at) => (at && value >= 0 ? ` ${value}` : `${value}`)).join("");
  };
  for (const [letter, fine] of segments(path)) {
    const kind = letter.toLowerCase();
    // an arc has two radii, an angle and two flags before its end point
    const values = fine.map((value, at) => (kind === "a" && at > 1 && at < 5 ? value : value / GRID));
    const relative = letter === kind;
    if (kind === "z") {
      ({ exact, drawn } = begun);
      written += letter;
      continue;
    }
    const from = relative ? exact : { x: 0, y: 0 }, base = relative ? drawn : { x: 0, y: 0 };
    const across = (value: number) => Math.round(from.x + value - base.x) + 0;
    const down = (value: number) => Math.round(from.y + value - base.y) + 0;
    let rounded: number[];
    let end = { ...exact }, stop = { ...drawn };
    if (kind === "h") {
      rounded = [across(values[0]!)];
      end.x = from.x + values[0]!;
      stop.x = base.x + rounded[0]!;
    } else if (kind === "v") {
      rounded = [down(values[0]!)];
      end.y = from.y + values[0]!;
      stop.y = base.y + rounded[0]!;
    } else {
      const fixed = kind === "a" ? [Math.round(values[0]! * 10) / 10, Math.round(values[1]! * 10) / 10, ...values.slice(2, 5)] : [];
      rounded = [...fixed, ...values.slice(fixed.length).map((value, at) => (at % 2 ? down(value) : across(value)))];
      end = { x: from.x + values.at(-2)!, y: from.y + values.at(-1)! };
      stop = { x: base.x + rounded.at(-2)!, y: base.y + rounded.at(-1)! };
    }
    const stands = relative && kind !== "m" && rounded.slice(kind === "a" ? 5 : 0).every((value) => value === 0);
    if (!stands) write(letter, rounded);
    exact = end;
    drawn = stop;
    if (kind === "m") begun = { exact, drawn };
  }
  return written;
}

/** Give each step its own letter: several may follow one letter, and the flags of an arc may stand without a space. */
function* segments(path: string): Generator<[string, number[]]> {
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-?\d+[^a-zA-Z]*)*)/g)) {
    const count = LENGTH[letter.toLowerCase()];
    if (count === undefined) throw new Error(`an outline has a step ${letter}`);
    if (!count) {
      yield [letter, []];
      continue;
    }
    let left = rest, step = letter;
    while (left.trim().replace(/^,/, "")) {
      const values: number[] = [];
      while (values.length < count) {
        const flag = letter.toLowerCase() === "a" && (values.length === 3 || values.length === 4);
        const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/).exec(left);
        if (!found) throw new Error(`an outline ends in the middle of a step: ${path.slice(0, 60)}`);
        values.push(Number(found[1]));
        left = left.slice(found[0].length);
      }
      yield [step, values];
      step = letter === "m" ? "l" : letter === "M" ? "L" : letter;
    }
  }
}
