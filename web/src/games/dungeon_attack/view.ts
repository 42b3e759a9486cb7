import type { RolledDie } from "../../shell/event-player.svelte";

/** The view of Dungeon Attack! as its view.py makes it. Faces are in the order defeated, moving, fighting. */
export interface Pile {
  normal: number;
  boss: number;
}

export type Kind = keyof Pile;
export type Faces = [number, number, number];

export interface Adventurer {
  seat: number;
  card: string;
  base: number;
  cr: number;
  /** Where the rating comes from; `helping` counts only when helping another. */
  rating: Partial<Record<"card" | "weapon" | "artifact" | "retainer" | "helping", number>>;
  state: "healthy" | "stunned" | "wounded" | "knocked_out";
  fled: boolean;
  facing: Pile;
  won: Pile;
  gold: number;
  potion: number;
  weapon: number;
  artifact: number;
  retainer: boolean;
  power_spent: boolean;
}

/** Dice of one type in a fight, by face, and what happens to them if they are left as they are: kept, moving, staying. */
export interface FightDice {
  fresh: Faces;
  rerolled: Faces;
  left: Faces;
  hits: number;
}

export interface AttackView {
  level: number;
  levels: number;
  phase: string;
  active: number;
  quiet: number;
  dungeon: Pile;
  adventurers: Adventurer[];
  /** Gold, magic items, artifacts: what the party has, and what it needs. */
  feats: [number, number][];
  fight: {
    normal: FightDice;
    boss: FightDice;
    /** How many defeated dice of each type may be kept. */
    cap: number;
    /** Hits about to land. */
    hits: number;
    /** Hits that would land if the dice are left as they are, and the state after them. */
    looming: number;
    then: Adventurer["state"];
    retainer_used: boolean;
  } | null;
}

export const KINDS: Kind[] = ["normal", "boss"];
export const FACES = ["D", "M", "F"] as const;
export const FACE_ICON = { D: "i-broken-skull", M: "i-footprint", F: "i-sharp-smile" } as const;

const AROUND = { D: ["M", "F"], M: ["F", "D"], F: ["D", "M"] } as const;

/** A monster die, or the boss, with this face up. */
export function rolledDie(kind: Kind, face: (typeof FACES)[number], name: string): RolledDie {
  const mark = (one: (typeof FACES)[number]) => ({ icon: FACE_ICON[one] });
  return { body: kind === "boss" ? "garnet" : "iron", top: mark(face), front: mark(AROUND[face][0]), side: mark(AROUND[face][1]), name, large: kind === "boss" };
}
