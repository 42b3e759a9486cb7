/** The hundred dice from the game's content file: their faces, and how each is drawn. */
import content from "../../../../src/tumblekeep/games/dungeon_dice/content/dice.json";
import type { DieBody, DieMark } from "../../pieces/dice";

export interface DieFace {
  value: number;
  symbol: string;
  amount: number;
  level: number;
  abilities: string[];
  colour: string;
  reward: string;
}

export interface Kind {
  id: string;
  kind: string;
  line: string;
  hands: number;
  slot: string;
  use: string;
  faces: DieFace[];
}

/** Parse a face from its notation: `2+SWORD`, `HIT1`, `L4 FIRE GUST @red`, `REWARD:LOCK`. */
export function readFace(text: string): DieFace {
  const face: DieFace = { value: 0, symbol: "", amount: 0, level: 0, abilities: [], colour: "", reward: "" };
  if (text.startsWith("REWARD:")) return { ...face, reward: text.slice("REWARD:".length) };
  const monster = /^L(\d)(.*)$/.exec(text);
  if (monster) {
    const marks = monster[2]!.trim().split(" ").filter(Boolean);
    return { ...face, level: Number(monster[1]), abilities: marks.filter((one) => !one.startsWith("@")), colour: marks.find((one) => one.startsWith("@"))?.slice(1) ?? "" };
  }
  const [, value = "", symbol = "", amount = ""] = /^(\d+)?\+?([A-Z]*)(\d)?$/.exec(text) ?? [];
  return { ...face, value: Number(value || 0), symbol, amount: Number(amount || 0) };
}

interface Row {
  id: string;
  kind: string;
  line?: string;
  hands?: number;
  slot?: string;
  use?: string;
  faces: string[];
}

export const KINDS: Record<string, Kind> = Object.fromEntries(
  (content as Row[]).map((row) => [row.id, { id: row.id, kind: row.kind, line: row.line ?? "", hands: row.hands ?? 0, slot: row.slot ?? "", use: row.use ?? "", faces: row.faces.map(readFace) }]),
);

/** The kind of a die by its id: copies are numbered ("OU-KEY-3"). */
export const kindOf = (die: string): Kind => KINDS[die] ?? KINDS[die.replace(/-[^-]*$/, "")] ?? KINDS["HL"]!;

export const BODIES: Record<string, DieBody> = {
  monster: "obsidian", monster_level: "obsidian", equipment: "sapphire", artifact: "amber", one_use: "ruby", hero_level: "steel",
  experience: "bone", spell: "violet", class: "moss", familiar: "moss", chest: "oak",
};

const PICTURES: Record<string, string> = {
  "MO-01": "i-slime", "MO-02": "i-evil-bat", "MO-03": "i-goblin-head", "MO-04": "i-shambling-zombie", "MO-05": "i-wolf-head", "MO-06": "i-skeleton",
  "MO-07": "i-snake", "MO-08": "i-spider-alt", "MO-09": "i-ghost", "MO-10": "i-fire-silhouette", "MO-11": "i-rock-golem", "MO-12": "i-witch-face",
  "MO-13": "i-lizardman", "MO-14": "i-troll", "MO-15": "i-daemon-skull", "MO-16": "i-dragon-head", "CL-1": "i-barbarian", "CL-2": "i-monk-face",
  "CL-3": "i-wizard-face", "CL-4": "i-cowled", "CL-5": "i-holy-symbol", "FA-1": "i-hound", "FA-2": "i-barn-owl", "FA-3": "i-imp", "FA-4": "i-fairy",
  "FA-5": "i-raven", CH: "i-chest", "OU-KEY": "i-key", "OU-POTION": "i-round-potion", "OU-SCROLL": "i-tied-scroll", "OU-BOMB": "i-rolling-bomb",
  "SP-FIRE": "i-fire", "SP-HEAL": "i-healing", "SP-STUN": "i-knocked-out-stars", "SP-FREEZE": "i-snowflake-1", "SP-TOAD": "i-frog", "SP-PETRIFY": "i-stone-bust",
  HL: "i-person", ML: "i-sharp-smile", XP: "u-chevrons-up",
};

const LINES: Record<string, string> = {
  dagger: "i-plain-dagger", sword: "i-broadsword", axe: "i-battle-axe", hammer: "i-warhammer", shield: "i-round-shield", armor: "i-breastplate",
  staff: "i-wizard-staff", bow: "i-bow-arrow", bag: "i-knapsack", amulet: "i-gem-pendant",
};

/** The picture of a die that is not rolled. */
export const pictureOf = (kind: Kind): string => PICTURES[kind.id] ?? LINES[kind.line] ?? "i-person";

/** Signs on dice: hero symbols, monster abilities, rewards. */
export const SIGNS: Record<string, string> = {
  SWORD: "i-sword-brandish", ARMOR: "i-checked-shield", SHATTER: "i-shatter", FIRE: "i-fire", SCROLL: "i-tied-scroll", POTION: "i-round-potion",
  HIT: "i-arrow-cluster", HEAL: "i-healing", CATCH: "i-knapsack", KEY: "i-key", TOAD: "i-frog", STONE: "i-stone-bust", MISS: "u-minus", BLANK: "u-minus",
  FIZZLE: "u-minus", TRAP: "i-wolf-trap", CHEST: "i-chest", LOCK: "i-locked-chest", PETRIFY: "i-stone-bust", TANGLE: "i-spider-web",
  HAMMER: "i-warhammer", DRAIN: "i-life-tap", GUST: "i-wind-hole", SNACK: "i-meat", STUN: "i-knocked-out-stars", FREEZE: "i-snowflake-1",
};

export const SPELLS: Record<string, string> = { FIRE: "i-fire", HEAL: "i-healing", STUN: "i-knocked-out-stars", FREEZE: "i-snowflake-1", TOAD: "i-frog", PETRIFY: "i-stone-bust" };

/** What is engraved on one side of a die. */
export function markOf(kind: Kind, side: number): DieMark {
  const face = kind.faces[side] ?? kind.faces[0]!;
  return face.level ? { number: face.level } : faceMark(face);
}

/** What is engraved on a face; on a monster's, its level and first ability. */
export function faceMark(face: DieFace): DieMark {
  const ability = SIGNS[face.abilities[0] ?? ""];
  if (face.level) return ability ? { number: face.level, icon: ability } : { number: face.level };
  if (face.reward) return { icon: SIGNS[face.reward] ?? "i-chest" };
  const number = face.value || face.amount;
  const icon = SIGNS[face.symbol];
  if (number || !icon) return icon ? { number, icon } : { number };
  return { icon };
}

/** The symbols on a die, each once, in the order of its faces. */
export function symbolsOn(kind: Kind): string[] {
  return [...new Set(kind.faces.map((face) => face.symbol).filter(Boolean))];
}
