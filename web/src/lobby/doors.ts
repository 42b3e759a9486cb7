/** How each game's door looks; a game without an entry gets a plain door. */
export interface DoorLook {
  glow: string;
}

export const DOORS: Record<string, DoorLook> = {
  dungeon_attack: { glow: "#8a4a22" },
  dungeons_dice_danger: { glow: "#8f6a2e" },
  dungeon_dice: { glow: "#2f5f92" },
  dungeon_fighter: { glow: "#8a5522" },
  castle_of_frosts: { glow: "#3a82b0" },
};

export const DOOR_ORDER = Object.keys(DOORS);

/** Sort games in the order of their doors, unknown ones last. */
export function sortByDoor<T extends { slug: string }>(games: readonly T[]): T[] {
  const rank = (slug: string) => (DOOR_ORDER.includes(slug) ? DOOR_ORDER.indexOf(slug) : DOOR_ORDER.length);
  return [...games].sort((a, b) => rank(a.slug) - rank(b.slug));
}
