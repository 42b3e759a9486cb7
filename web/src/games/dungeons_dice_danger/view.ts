/** The view of Dungeons, Dice & Danger as its view.py makes it, and the map documents it refers to. */
export interface SheetView {
  seat: number;
  alive: boolean;
  done: boolean;
  visited: string[];
  half: string[];
  reached: string[];
  damage: Record<string, number>;
  unlocked: Record<string, number[]>;
  clouds: Record<string, number>;
  gold: number;
  gems: number;
  black: number;
  torches: number;
  green: number;
  lost: number;
  /** Life points left, green ones included. */
  life: number;
  chests: (string | number)[];
  awards: Record<string, string>;
  achievements: { id: string; now: number; needed: number; award: string }[];
  pairs: { dice: string; value: number }[];
  struck: boolean;
  score: number;
}

/** Dead. A player who is only `done` waits for the others of this round. */
export const isOut = (sheet: SheetView | undefined): boolean => sheet?.alive === false;

export interface DangerView {
  adventure: string;
  map: MapDocument | null;
  round: number;
  active: number;
  dice: number[];
  writing: boolean;
  claimed: string[];
  mine: number | null;
  sheets: SheetView[];
}

export interface Space {
  id: string;
  kind: string;
  number: number | null;
  boxes: number;
  reward: string | null;
  unlocks: { room: string; number: number } | null;
  x: number;
  y: number;
  adj: string[];
}

export interface Room {
  id: string;
  name: string;
  role: string;
  armored: boolean;
  life: number;
  black: number[];
  white: number[];
  gems_first: number;
  gems_later: number;
  life_loss: number;
  x: number;
  y: number;
  w: number;
  h: number;
  adj: string[];
}

export interface MapDocument {
  id: string;
  title: string;
  canvas: { width: number; height: number };
  start_black_dice: number;
  life_tracker: { penalty: number; skull: boolean }[];
  chest_options: { id: string; green_boxes?: number; gems?: number; torches?: number; black_dice?: number }[];
  achievements: { id: string; label: string; gems_first: number; gems_later: number }[];
  spaces: Space[];
  rooms: Room[];
}

const MAPS = import.meta.glob<MapDocument>("../../../../src/tumblekeep/games/dungeons_dice_danger/content/*.json", { import: "default" });

/** The printed sheet a view is about: one of the four adventures, or the map that came with the table. */
export async function mapOf(view: DangerView): Promise<MapDocument> {
  if (view.map) return view.map;
  const found = Object.entries(MAPS).find(([path]) => path.endsWith(`/${view.adventure}.json`));
  if (!found) throw new Error(`no map ${view.adventure}`);
  return found[1]();
}

export interface Pairing {
  id: string;
  how: string;
  pairs: [Pair, Pair];
}

export interface Pair {
  dice: [number, number];
  value: number;
}

/** "black.2+2.4.4+6.10" -> the two pairs it makes. */
export function pairingOf(id: string): Pairing | null {
  const [how = "", one = "", first = "", two = "", second = ""] = id.split(".");
  const pair = (text: string, value: string): Pair | null => {
    const dice = text.split("+").map(Number);
    return dice.length === 2 && dice.every((n) => n >= 1 && n <= 6) ? { dice: [dice[0]!, dice[1]!], value: Number(value) } : null;
  };
  const pairs = [pair(one, first), pair(two, second)];
  return pairs[0] && pairs[1] ? { id, how, pairs: [pairs[0], pairs[1]] } : null;
}
