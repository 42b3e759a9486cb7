/** The view of Dungeon Attack! as its view.py makes it. Faces come in the order defeated, moving, fighting. */
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

export interface AttackView {
  level: number;
  levels: number;
  phase: string;
  active: number;
  quiet: number;
  dungeon: Pile;
  adventurers: Adventurer[];
  fight: { normal: { fresh: Faces; rerolled: Faces }; boss: { fresh: Faces; rerolled: Faces }; hits: number; retainer_used: boolean } | null;
}

export const KINDS: Kind[] = ["normal", "boss"];
export const FACES = ["D", "M", "F"] as const;
export const FACE_ICON = { D: "i-broken-skull", M: "i-footprint", F: "i-sharp-smile" } as const;
