/** The views of both Dungeon Fighter editions (games/_fighter/view.py and each edition's view.py). */
export type Colour = "red" | "green" | "blue";

export interface Hero {
  seat: number;
  card: string;
  life: number;
  most: number;
  /** The maximum without scars. */
  full: number;
  scars: string[];
  fainted: boolean;
  eliminated: boolean;
  gear: string[];
  /** First edition: monsters in love with the hero; the second calls them `charmed`. */
  seduced?: string[];
  charmed?: string[];
  /** Second edition: armour used in this combat; the Level Up variant. */
  turned?: string[];
  xp?: number;
  tokens?: string[];
  spent?: string[];
}

export interface Sheet {
  abilities: { colour: Colour; id: string; word: string }[];
  limits: Record<string, number>;
}

/** What is printed on an equipment card. */
export interface CardPrint {
  kind: string;
  price: number;
  demand: string;
  bonus: number;
  effect: string;
  amount: number;
  once: boolean;
}

/** What a monster or a room of the second edition puts on the table. */
export interface TemplatePlacement {
  throws: string[];
  icebergs: boolean;
  frozen: number;
  weak_point: number;
  dice: string[];
}

export interface Foe extends Partial<TemplatePlacement> {
  card: string;
  kind: string;
  level: number;
  damage: number;
  full: number;
  life: number;
  gold: number;
  boss: boolean;
  /** First edition: its feature and tokens. */
  feature?: string;
  word?: string;
  demand?: string;
  target?: boolean;
  toad?: boolean;
  charmer: number;
  silenced: boolean;
  /** Second edition. */
  fearless?: boolean;
  madness?: number;
  maddening?: string[];
  is_target?: boolean;
  is_toad?: boolean;
}

export interface DemandView {
  demand: string;
  by: "foe" | "room" | "gear" | "dance";
  card: string;
}

export interface FighterView {
  phase: string;
  /** The name of the table that is thrown on. */
  tabletop: string;
  difficulty: string;
  leader: number;
  active: number;
  gold: number;
  white: number;
  unthrown: string[];
  offer: string[];
  found: string;
  heroes: Hero[];
  foe: Foe | null;
  asked: DemandView[];
  sheets: Record<string, Sheet>;
  cards: Record<string, CardPrint>;
  takers: Record<string, number[]>;
  level: number;
  beer: number;
  stolen: number;
  shot: { seat: number; die: string; weapons: string[]; demands: string[]; landed: boolean } | null;
}

export interface BoardRoom {
  number: number;
  kind: string;
  word: string;
  demand: string;
  x: number;
  y: number;
  ways: number[];
}

export interface MapBoard {
  face: string;
  entrance: number;
  exit: number;
  rooms: BoardRoom[];
}

/** The first edition. */
export interface DungeonView extends FighterView {
  room: number;
  chamber: string;
  faces: string[];
  boards: MapBoard[];
  next: { level: number; room: number }[];
  tower: number[];
  conflict: boolean;
  forbidden: string;
  beaten: boolean;
}

export interface CastleRoom extends TemplatePlacement {
  icons: number;
  gold: number;
  heal: number;
  white_dice: number;
  free_equipment: boolean;
  life: number;
}

/** The second edition. */
export interface CastleView extends FighterView {
  /** The editions of the board and of the coloured and white dice on the table. */
  target: string;
  box: string;
  room: string;
  rooms: Record<string, CastleRoom>;
  aside: string[];
  hand: string[] | null;
  hand_size: number;
  icons: number;
  icons_needed: number;
  shops: number;
  shops_needed: number;
  no_shop_left: boolean;
  levels: number;
  level_left: number;
  level_up: boolean;
  top_xp: number;
  relics: string[];
  relics_used: string[];
  special: string[];
  icebergs: string[];
  templates: { name: string; kind: string }[];
  melody: boolean;
  cutthroat: boolean;
}

export const isCastle = (view: FighterView): view is CastleView => "icons_needed" in view;

/** Whether four-sided dice are thrown. */
export const onIce = (view: FighterView): boolean => isCastle(view) && view.box === "castle_of_frosts";
