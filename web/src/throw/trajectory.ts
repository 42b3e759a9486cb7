/** The trajectory of an aimed throw, as far as it can be known: to its first touch. */

import { TARGETS } from "../pieces/target";
import type { StanceShown } from "../wire";

export interface AimedThrow {
  /** Degrees to the left, and above the table. */
  aim: number;
  height: number;
  /** Metres per second. */
  speed: number;
  from: readonly [number, number, number];
  /** One sigma: degrees aside, degrees up, a share of the speed. */
  spread: { aside: number; up: number; speed: number };
  /** It comes down where no bounce counts. */
  bad?: boolean;
}

export const GRAVITY = 9.81;

export interface Trajectory {
  /** Horizontal and vertical speed at release, in metres per second. */
  flat: number;
  rise: number;
  /** Seconds and metres to the first touch. */
  first: number;
  reach: number;
  /** The point this far along the trajectory, and this far aside. */
  at: (far: number, aside?: number) => readonly [number, number];
}

export function trajectoryOf({ aim, height, speed, from: [x, y, z] }: Omit<AimedThrow, "spread">): Trajectory {
  const a = (aim * Math.PI) / 180, e = (height * Math.PI) / 180;
  const flat = speed * Math.cos(e), rise = speed * Math.sin(e);
  const fall = (up: number, above: number) => (up + Math.sqrt(Math.max(0, up * up + 2 * GRAVITY * Math.max(above, 0)))) / GRAVITY;
  const first = fall(rise, z);
  const at = (far: number, aside = 0) => [x + far * Math.cos(a) - aside * Math.sin(a), y + far * Math.sin(a) + aside * Math.cos(a)] as const;
  return { flat, rise, first, reach: flat * first, at };
}

const TABLE_SIZE = { length: 1.4, width: 0.9 };

/** Whether it comes down on the target itself, or off the table: only a bounce on the table counts. `turned`: degrees by which the table
    lies turned before the thrower. */
export function missesTable(target: string, aimed: Omit<AimedThrow, "spread">, turned = 0): boolean {
  const way = trajectoryOf(aimed), [x, y] = way.at(way.reach), a = (turned * Math.PI) / 180;
  const along = x * Math.cos(a) + y * Math.sin(a), across = y * Math.cos(a) - x * Math.sin(a);
  return Math.hypot(x, y) * 1000 < (TARGETS[target]?.radius ?? 250) || Math.abs(along) > TABLE_SIZE.length / 2 || Math.abs(across) > TABLE_SIZE.width / 2;
}

/** What must be in view besides the target and the die: props that can be moved, and the usual first bounce. */
export function pointsInView({ props, usual }: StanceShown, from: readonly [number, number, number] | null): [number, number, number][] {
  const corners = props.filter((prop) => prop.chosen && prop.name !== "box").flatMap(({ place, size, kind }) => {
    const long = kind === "chute" ? 0.16 : (size[0]! + 0.03) / 2, wide = (size[1]! + 0.03) / 2;
    return ([[-long, wide], [-long, -wide], [long * 0.6, 0]] as const).map(([a, b]): [number, number, number] => [place.x + a, place.y + b, 0]);
  });
  if (!from) return corners;
  const way = trajectoryOf({ aim: usual.azimuth, height: usual.elevation, speed: usual.speed, from });
  const [x, y] = way.at(way.reach);
  return [...corners, [x, y + 0.04, 0], [x - 0.03, y - 0.04, 0]];
}
