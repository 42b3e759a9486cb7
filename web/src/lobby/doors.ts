/** How each game's door looks; a game without a line here gets a plain one. */
export interface DoorLook {
  glow: string;
  company: "together" | "race" | "both";
}

export const DOORS: Record<string, DoorLook> = {
  dungeon_attack: { glow: "#8a4a22", company: "together" },
  dungeons_dice_danger: { glow: "#8f6a2e", company: "race" },
  dungeon_dice: { glow: "#2f5f92", company: "both" },
  dungeon_fighter: { glow: "#8a5522", company: "together" },
  castle_of_frosts: { glow: "#3a82b0", company: "together" },
};

export const ORDER = Object.keys(DOORS);

/** The games in the order of their doors, unknown ones last. */
export function inOrder<T extends { slug: string }>(games: readonly T[]): T[] {
  const rank = (slug: string) => (ORDER.includes(slug) ? ORDER.indexOf(slug) : ORDER.length);
  return [...games].sort((a, b) => rank(a.slug) - rank(b.slug));
}
