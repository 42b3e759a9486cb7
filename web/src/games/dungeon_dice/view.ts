/** The view of Dungeon Dice as its view.py makes it. */
import { kindOf } from "./kinds";

export interface HeroView {
  seat: number;
  wounds: number;
  experience: number;
  levels: string[];
  stock: string[];
  /** Monster dice with the side that is up. */
  trophies: [string, number][];
  fame: number;
  /** Fame by origin: level 6, artifacts, trophies. */
  fame_parts: [number, number, number];
  out: boolean;
}

export interface FoeView {
  die: string;
  side: number;
  level: number;
  abilities: string[];
  engaged: boolean;
  kept: boolean;
}

export interface PoolDie {
  die: string;
  kind: string;
  owner: number;
  side: number;
  value: number;
  symbol: string;
  used: boolean;
  frozen: boolean;
}

export interface FightView {
  assistant: number;
  terms: string[];
  offers: [number, string[]][];
  declared: string[];
  aid: string[];
  heroes: PoolDie[];
  monsters: PoolDie[];
  hero_flat: number;
  monster_flat: number;
  standing_flat: number;
  /** The monsters that add their levels. */
  standing: string[];
  drained: number;
  pain: number;
  hero_strength: number;
  monster_strength: number;
  petrified: boolean;
  rolled: number;
  first: string;
  result: string;
}

export interface DiceView {
  coop: boolean;
  /** A hero's lives in the co-op game; absent in the other. */
  life: number;
  /** Fame of a trophy by the colour of its face. */
  trophy_fame: Record<string, number>;
  difficulty: string;
  target: number;
  phase: string;
  active: number;
  fame: number;
  /** Turns without a gain until fame decides, once that is near (DD-QUIET-5). */
  turns_left: number | null;
  level: number;
  /** What the monsters roll: monster level dice, hero level dice, and additions. */
  force: { ML: number; HL: number; flat: number };
  heroes: HeroView[];
  bags: Record<string, string[]>;
  spent: string[];
  discard: string[];
  wounded: string[];
  foes: FoeView[];
  aside: string[];
  extra: string;
  extra_side: number;
  fight: FightView | null;
  offer: { giver: number; taker: number; give: string[]; want: string[]; is_counter: boolean } | null;
}

export const BAGS = ["black", "red", "blue", "yellow"] as const;

/** Names of dice in options: one in front of a player, and one of the encounter; equal dice share a name. */
export const stockPiece = (owner: number, die: string): string => `stock:${owner}:${kindOf(die).id}`;
export const foundPiece = (die: string): string => `found:${kindOf(die).id}`;
