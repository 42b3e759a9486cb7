/** What of the tale is shown: by whom, and of what sort. Sorts go by how a happening sounds. */
import type { GameLook } from "../games/registry";
import type { TaleLine } from "../shell/session.svelte";
import type { Cue } from "../shell/sound";

export const SORTS = ["turning", "dice", "gain", "harm"] as const;
export type Sort = (typeof SORTS)[number];

const SOUNDS: Record<Exclude<Sort, "turning">, readonly Cue[]> = {
  dice: ["roll", "die_land"],
  gain: ["coin", "gem", "chest", "heal", "foe_falls", "mark", "shop_bell", "win"],
  harm: ["hit", "crit", "wound", "faint", "miss", "lose"],
};

export function isOf(line: TaleLine, sort: Sort, look: GameLook): boolean {
  if (sort === "turning") return Boolean(look.medal?.(line));
  const cue = look.cue?.({ kind: line.kind, fields: line.fields, message: line.message });
  return Boolean(cue && SOUNDS[sort].includes(cue));
}

/** The sorts that this tale has lines of; only these are offered. */
export function sortsIn(tale: readonly TaleLine[], look: GameLook): Sort[] {
  return SORTS.filter((sort) => tale.some((line) => isOf(line, sort, look)));
}

/** The lines of these seats (none: of anybody) and of this sort; marks of new chapters stay. */
export function chosen(tale: readonly TaleLine[], look: GameLook, seats: readonly number[], sort: Sort | null): TaleLine[] {
  return tale.filter(
    (line) =>
      look.chapter?.(line) || ((!seats.length || (line.seat !== null && seats.includes(line.seat))) && (!sort || isOf(line, sort, look))),
  );
}
