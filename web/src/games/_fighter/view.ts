/** What both Dungeon Fighter editions show (games/_fighter/view.py). */
export interface Hero {
  seat: number;
  card: string;
  life: number;
  most: number;
  scars: string[];
  fainted: boolean;
  eliminated: boolean;
  gear: string[];
}

export interface Foe {
  card: string;
  kind: string;
  level: number;
  damage: number;
  full: number;
  life: number;
  gold: number;
  boss: boolean;
}

export interface FighterView {
  phase: string;
  leader: number;
  active: number;
  gold: number;
  white: number;
  unthrown: string[];
  offer: string[];
  heroes: Hero[];
  foe: Foe | null;
  /** First edition; the second calls them `required`. */
  demands?: string[];
  required?: string[];
  shot: { demands: string[] } | null;
}
