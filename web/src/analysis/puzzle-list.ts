/** Which puzzles are shown and which comes next, and how many were solved in a row. */
import { say, translator } from "../shell/messages.svelte";
import type { PuzzleListed } from "../wire";

/** What a puzzle is about, in words. Questions about the same thing have the same words. */
export const themeOf = (ask: string): string => say(translator.has(`puzzle-theme-${ask}`) ? `puzzle-theme-${ask}` : "puzzle-theme-other");

export interface PuzzleFilter {
  theme: string;
  difficulty: number;
}

/** The puzzles that fit a filter; an empty theme or difficulty 0 fits all. */
export const fitting = (all: readonly PuzzleListed[], { theme, difficulty }: PuzzleFilter): PuzzleListed[] =>
  all.filter((one) => (!theme || themeOf(one.ask) === theme) && (!difficulty || one.difficulty === difficulty));

/** The next unsolved puzzle of the same game after this one, from the beginning if need be; else one of another game. */
export function nextPuzzle(all: readonly PuzzleListed[], current: { id: string; game: string }, solved: readonly string[]): PuzzleListed | null {
  const open = (one: PuzzleListed) => one.id !== current.id && !solved.includes(one.id);
  const same = all.filter((one) => one.game === current.game);
  const at = same.findIndex((one) => one.id === current.id);
  return [...same.slice(at + 1), ...same.slice(0, Math.max(0, at))].find(open) ?? all.find(open) ?? null;
}

/** The streak after an attempt. Only the first attempt at an unsolved puzzle counts. */
export function streakAfter(streak: { now: number; best: number }, right: boolean): { now: number; best: number } {
  const now = right ? streak.now + 1 : 0;
  return { now, best: Math.max(streak.best, now) };
}
