/** What of the tale is shown: by whom, and of what sort. Sorts go by how a happening sounds. */
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

/** The sorts that this tale has lines of; only these are offered. */
export function categoriesIn(tale: readonly TaleLine[], look: GameLook): TaleCategory[] {
  return TALE_CATEGORIES.filter((sort) => tale.some((line) => isInCategory(line, sort, look)));
}

/** The lines of these seats (none: of anybody) and of this sort; marks of new chapters stay. */
export function filterTale(tale: readonly TaleLine[], look: GameLook, seats: readonly number[], sort: TaleCategory | null): TaleLine[] {
  return tale.filter(
    (line) =>
      look.chapter?.(line) || ((!seats.length || (line.seat !== null && seats.includes(line.seat))) && (!sort || isInCategory(line, sort, look))),
  );
}
