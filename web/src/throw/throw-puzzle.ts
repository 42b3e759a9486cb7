/** A throw puzzle under way: which die, what the foe has left, which weapons are declared. The server judges every throw. */
import type { ThrowPuzzleShown, ThrowPuzzleTried } from "../wire";

export interface PuzzleRun {
  /** Dice thrown so far. */
  thrown: number;
  dealt: number;
  /** The weapons declared for the next throw, in the puzzle's order. */
  declared: readonly string[];
  /** What each throw came to. */
  each: readonly { die: string; way: readonly string[]; damage: number; chances: readonly number[] }[];
  over: boolean;
  solved: boolean;
}

export const beginPuzzle = (): PuzzleRun => ({ thrown: 0, dealt: 0, declared: [], each: [], over: false, solved: false });

/** Declare a weapon, or lay it down again. If it can't be used together with the others, it takes their place. */
export function declareWeapon(puzzle: ThrowPuzzleShown, declared: readonly string[], card: string): readonly string[] {
  const wanted = declared.includes(card) ? declared.filter((one) => one !== card) : [...declared, card];
  const sorted = puzzle.weapons.map((one) => one.card).filter((one) => wanted.includes(one));
  return puzzle.ways.some((way) => way.join() === sorted.join()) ? sorted : [card];
}

/** What binds the next throw: the foe's demands and those of the declared weapons. */
export const demandsOf = ({ demands, weapons }: ThrowPuzzleShown, declared: readonly string[]): string[] => [
  ...new Set([...demands, ...weapons.filter(({ card, demand }) => demand && declared.includes(card)).map(({ demand }) => demand)]),
];

/** The number that the next die must show to defeat the foe; at least 1. */
export const needed = ({ life, weapons }: ThrowPuzzleShown, { dealt, declared }: PuzzleRun): number =>
  Math.max(1, life - dealt - weapons.reduce((sum, { card, bonus }) => sum + (declared.includes(card) ? bonus : 0), 0));

/** Count what a throw came to. Weapons stay declared. */
export function afterThrow(puzzle: ThrowPuzzleShown, run: PuzzleRun, { damage, left, over, solved, chances }: ThrowPuzzleTried): PuzzleRun {
  const each = [...run.each, { die: puzzle.dice[run.thrown]!, way: run.declared, damage, chances }];
  return { ...run, thrown: run.thrown + 1, dealt: puzzle.life - left, each, over, solved };
}

/** The next puzzle of the same game that is not solved yet, from the beginning if need be; else one of another game. */
export function nextFoe(all: readonly ThrowPuzzleShown[], current: ThrowPuzzleShown, solved: readonly string[]): ThrowPuzzleShown | null {
  const open = (one: ThrowPuzzleShown) => one.id !== current.id && !solved.includes(one.id);
  const same = all.filter((one) => one.game === current.game), at = same.findIndex((one) => one.id === current.id);
  return [...same.slice(at + 1), ...same.slice(0, Math.max(0, at))].find(open) ?? all.find(open) ?? null;
}
