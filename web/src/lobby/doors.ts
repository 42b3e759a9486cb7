/** How each game's door looks; a game without an entry gets a plain door. */
export interface DoorLook {
  glow: string;
  playStyle: "together" | "race" | "both";
}

export const DOORS: Record<string, DoorLook> = {
  dungeon_attack: { glow: "#8a4a22", playStyle: "together" },
  dungeons_dice_danger: { glow: "#8f6a2e", playStyle: "race" },
  dungeon_dice: { glow: "#2f5f92", playStyle: "both" },
  dungeon_fighter: { glow: "#8a5522", playStyle: "together" },
  castle_of_frosts: { glow: "#3a82b0", playStyle: "together" },
};

export const DOOR_ORDER = Object.keys(DOORS);

/** Sort games in the order of their doors, unknown ones last. */
export function sortByDoor<T extends { slug: string }>(games: readonly T[]): T[] {
  const rank = (slug: string) => (DOOR_ORDER.includes(slug) ? DOOR_ORDER.indexOf(slug) : DOOR_ORDER.length);
  return [...games].sort((a, b) => rank(a.slug) - rank(b.slug));
}
