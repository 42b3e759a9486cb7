/** Filters the tale by seat and category. The category follows from a happening's sound. */
import type { GameLook } from "../games/registry";
import type { TaleLine } from "../shell/session.svelte";
import type { Cue } from "../shell/sound";

export const TALE_CATEGORIES = ["turning", "dice", "gain", "harm"] as const;
export type TaleCategory = (typeof TALE_CATEGORIES)[number];

const SOUNDS: Record<Exclude<TaleCategory, "turning">, readonly Cue[]> = {
  dice: ["roll", "die_land"],
  gain: ["coin", "gem", "chest", "heal", "foe_falls", "mark", "shop_bell", "win"],
  harm: ["hit", "crit", "wound", "faint", "miss", "lose"],
};

export function isInCategory(line: TaleLine, sort: TaleCategory, look: GameLook): boolean {
  if (sort === "turning") return Boolean(look.medal?.(line));
  const cue = look.cue?.({ kind: line.kind, fields: line.fields, message: line.message });
  return Boolean(cue && SOUNDS[sort].includes(cue));
}

/** The categories that occur in this tale; only these are offered. */
export function categoriesIn(tale: readonly TaleLine[], look: GameLook): TaleCategory[] {
  return TALE_CATEGORIES.filter((sort) => tale.some((line) => isInCategory(line, sort, look)));
}

/** The lines of these seats (none: all) and this category; chapter marks stay. */
export function filterTale(tale: readonly TaleLine[], look: GameLook, seats: readonly number[], sort: TaleCategory | null): TaleLine[] {
  return tale.filter(
    (line) =>
      look.chapter?.(line) || ((!seats.length || (line.seat !== null && seats.includes(line.seat))) && (!sort || isInCategory(line, sort, look))),
  );
}
