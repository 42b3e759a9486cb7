/** What the table is made of, as the conditions of a throw name it (`kit/conditions.py`), and how a die sounds on it. */
import { knock, tone, type Stroke } from "../shell/sound";
import type { ThrowConditions } from "../table/throw-setup";
import constants from "../../../src/tumblekeep/throw/content/conditions.json";

export const SURFACES = ["wood", "felt", "stone", "ice", "snow"] as const;
export type Surface = (typeof SURFACES)[number];

/**
 * The surface of a throw; between throws the table's own, by its name. Tables are named for what they are made of; one with another
 * name (the attic's) is of wood.
 */
export function surfaceOf(setup: Record<string, unknown> | null, tabletop: string | undefined): Surface {
  const named = setup ? (setup["conditions"] as { surface?: string } | undefined)?.surface : tabletop;
  return SURFACES.find((one) => one === named) ?? "wood";
}

/** How table and board lie before the thrower: degrees by which each is turned, counter-clockwise. */
export interface TableLie {
  table: number;
  board: number;
}

export function lieOf(conditions: ThrowConditions): TableLie {
  const stand = String(conditions["stand"] ?? "end") as keyof typeof constants.stands;
  return { table: constants.stands[stand]?.degrees ?? 0, board: Number(conditions["turned"] ?? 0) };
}

type Sound = (hard: number) => Stroke[];

/** A die on the table and on the board that lies on it, from a light touch (1) to a hard knock (10). Wood has the usual sounds. */
const SOUNDS: Partial<Record<Surface, { table: Sound; target: Sound }>> = {
  // cloth swallows the knock
  felt: {
    table: (hard) => [knock(0, 260, 0.07, 0.16 + 0.02 * hard)],
    target: (hard) => [knock(0, 620, 0.045, 0.16 + 0.02 * hard)],
  },
  // short, bright and hard, with a low ring after it
  stone: {
    table: (hard) => [knock(0, 2600, 0.022, 0.25 + 0.035 * hard), tone(0, 940, 0.05, 0.07 + 0.008 * hard, 860, "triangle")],
    target: (hard) => [knock(0, 1700, 0.03, 0.2 + 0.03 * hard), tone(0, 520, 0.05, 0.07, 430)],
  },
  // glassy, and it goes on sliding
  ice: {
    table: (hard) => [knock(0, 3200, 0.025, 0.15 + 0.03 * hard), tone(0, 1480, 0.09, 0.06, 1300), knock(0.03, 4200, 0.16, 0.05 + 0.006 * hard)],
    target: (hard) => [knock(0, 2300, 0.03, 0.16 + 0.03 * hard), tone(0, 980, 0.07, 0.06, 860)],
  },
  // a soft crunch
  snow: {
    table: (hard) => [knock(0, 480, 0.11, 0.12 + 0.02 * hard), knock(0.03, 1300, 0.08, 0.06 + 0.008 * hard)],
    target: (hard) => [knock(0, 760, 0.06, 0.14 + 0.02 * hard)],
  },
};

/** The sound of a die on something, where this table changes it. */
export function surfaceSound(surface: Surface, struck: string, hard: number): Stroke[] | null {
  const sounds = SOUNDS[surface];
  return struck === "table" || struck === "target" ? (sounds?.[struck](hard) ?? null) : null;
}
