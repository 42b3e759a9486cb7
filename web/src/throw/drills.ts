/** Drills: what practice asks for, the progress, and the medal. The server judges every throw; this only counts. */

export type Drill = "free" | "course" | "ten" | "rings" | "ladder";
export const DRILLS: readonly Drill[] = ["free", "course", "ten", "rings", "ladder"];
export type Medal = "bronze" | "silver" | "gold";

/** A rung of the ladder: an edition and a special throw. */
export interface LadderRung {
  game: string;
  demand: string;
}

/** The rungs of both editions, the throw that hits most often first; `hits` is measured (the landing tables). */
export const ladderOf = (throws: readonly { game: string; demands: readonly { id: string; hits: number }[] }[]): LadderRung[] =>
  throws
    .flatMap(({ game, demands }) => demands.map(({ id, hits }) => ({ game, demand: id, hits })))
    .sort((a, b) => b.hits - a.hits)
    .map(({ game, demand }) => ({ game, demand }));

export interface DrillThrow {
  hit: boolean;
  /** The number printed where it lies. */
  value: number;
}

export interface DrillRun {
  drill: Drill;
  /** Throws so far, and how many of them hit. */
  thrown: number;
  hits: number;
  points: number;
  /** The points of every throw. */
  each: readonly number[];
  /** For `rings`: dice that landed well. For `ladder`: rungs climbed. */
  done: number;
  /** For `ladder`: tries at this rung. */
  tries: number;
  over: boolean;
}

export const TEN_THROWS = 10;
export const RINGS = { count: 3, value: 4 };
export const TRIES_PER_RUNG = 3;
/** The limit after which a drill ends. */
const MOST_FOR_RINGS = 30;

export const startRun = (drill: Drill): DrillRun => ({ drill, thrown: 0, hits: 0, points: 0, each: [], done: 0, tries: 0, over: false });

/** Add one throw to a run. `rungs`: the length of the ladder, or the throws of a course. */
export function recordThrow(run: DrillRun, { hit, value }: DrillThrow, rungs: number): DrillRun {
  if (run.over) return run;
  const next = { ...run, thrown: run.thrown + 1, hits: run.hits + Number(hit), points: run.points + (hit ? value : 0), each: [...run.each, hit ? value : 0] };
  if (run.drill === "course") next.over = next.thrown === rungs;
  if (run.drill === "ten") next.over = next.thrown === TEN_THROWS;
  if (run.drill === "rings") {
    next.done += Number(hit && value >= RINGS.value);
    next.over = next.done === RINGS.count || next.thrown === MOST_FOR_RINGS;
  }
  if (run.drill === "ladder") {
    next.tries = hit ? 0 : run.tries + 1;
    next.done += Number(hit);
    next.over = next.done === rungs || next.tries === TRIES_PER_RUNG;
  }
  return next;
}

/** The result of a finished run: more is better, except for `rings`, where fewer throws are. Null if there is none. */
export function runResult(run: DrillRun): number | null {
  if (!run.over) return null;
  if (run.drill === "ten" || run.drill === "course") return run.points;
  if (run.drill === "rings") return run.done === RINGS.count ? run.thrown : null;
  return run.drill === "ladder" ? run.done : null;
}

export const isBetter = (drill: Drill, found: number, best: number | null): boolean => best === null || (drill === "rings" ? found < best : found > best);

/** The thresholds for bronze, silver and gold. A special throw hits half as often as a plain one. `rungs`: the length of the ladder, or the
    par of a course. */
export function medalThresholds(drill: Drill, special: boolean, rungs: number): readonly [number, number, number] | null {
  if (drill === "course") return rungs ? [Math.ceil(rungs * 0.7), rungs, Math.ceil(rungs * 1.3)] : null;
  if (drill === "ten") return special ? [6, 12, 20] : [12, 22, 32];
  if (drill === "rings") return special ? [30, 20, 12] : [20, 12, 7];
  return drill === "ladder" ? [Math.ceil(rungs / 4), Math.ceil(rungs / 2), rungs] : null;
}

export function medalFor(drill: Drill, found: number | null, special: boolean, rungs: number): Medal | null {
  const wanted = medalThresholds(drill, special, rungs);
  if (found === null || !wanted) return null;
  const meets = (mark: number) => (drill === "rings" ? found <= mark : found >= mark);
  return (["gold", "silver", "bronze"] as const).find((_, n) => meets(wanted[2 - n]!)) ?? null;
}

/** The key under which a record is stored; the ladder has one for all throws, the course one for each week. Plain wood is not named. */
export function recordKey(drill: Drill, game: string, demand: string, table = "wood", week = 0): string {
  if (drill === "course") return `course/${week}`;
  return drill === "ladder" ? "ladder" : `${drill}/${game}/${demand || "plain"}${table === "wood" ? "" : `/${table}`}`;
}
