/** What this device remembers of practice: the record of every drill, and the latest landings of every throw. */
import { isBetter, type Drill } from "./drills";

const KEY = "tumblekeep-practice";
/** Landings kept per throw. */
const MAX_RESTS = 80;
/** Weeks kept: two years. */
const MAX_WEEKS = 104;

/** Millimetres: away from the thrower, to the left; and whether it counted. */
export type RestPoint = readonly [number, number, boolean];

/** What was thrown in a week, whatever it was. */
export interface WeekOfThrows {
  thrown: number;
  hits: number;
  points: number;
  /** The best round of the week's course, and its par. */
  course?: number;
  par?: number;
}

interface StoredRecords {
  best: Record<string, number>;
  rests: Record<string, RestPoint[]>;
  weeks: Record<string, WeekOfThrows>;
}

function load(): StoredRecords {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredRecords>;
    return { best: { ...stored.best }, rests: { ...stored.rests }, weeks: { ...stored.weeks } };
  } catch {
    return { best: {}, rests: {}, weeks: {} }; // damaged or forbidden storage: start afresh rather than fail
  }
}

class PracticeRecords {
  private kept = $state.raw<StoredRecords>(load());

  best(name: string): number | null {
    return this.kept.best[name] ?? null;
  }

  rests(of: string): readonly RestPoint[] {
    return this.kept.rests[of] ?? [];
  }

  /** Record a finished drill; returns whether it is a new best. */
  record(drill: Drill, name: string, found: number): boolean {
    if (!isBetter(drill, found, this.best(name))) return false;
    this.keep({ ...this.kept, best: { ...this.kept.best, [name]: found } });
    return true;
  }

  rested(of: string, more: readonly RestPoint[]): void {
    this.keep({ ...this.kept, rests: { ...this.kept.rests, [of]: [...this.rests(of), ...more].slice(-MAX_RESTS) } });
  }

  forget(of: string): void {
    this.keep({ ...this.kept, rests: { ...this.kept.rests, [of]: [] } });
  }

  /** The weeks in which something was thrown, the latest first. */
  get weeks(): readonly (WeekOfThrows & { week: number })[] {
    return Object.entries(this.kept.weeks).map(([week, told]) => ({ week: Number(week), ...told })).sort((a, b) => b.week - a.week);
  }

  /** Count a throw in its week. */
  threw(week: number, hit: boolean, value: number): void {
    const before = this.kept.weeks[week] ?? { thrown: 0, hits: 0, points: 0 };
    this.inWeek(week, { ...before, thrown: before.thrown + 1, hits: before.hits + Number(hit), points: before.points + (hit ? value : 0) });
  }

  /** Keep a round of a week's course, if it is the best one. */
  played(week: number, points: number, par: number): void {
    const before = this.kept.weeks[week] ?? { thrown: 0, hits: 0, points: 0 };
    if (before.course === undefined || points > before.course) this.inWeek(week, { ...before, course: points, par });
  }

  private inWeek(week: number, told: WeekOfThrows): void {
    const weeks = Object.entries<WeekOfThrows>({ ...this.kept.weeks, [week]: told }).sort(([a], [b]) => Number(b) - Number(a)).slice(0, MAX_WEEKS);
    this.keep({ ...this.kept, weeks: Object.fromEntries(weeks) });
  }

  private keep(now: StoredRecords): void {
    this.kept = now;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // kept as long as the page is open
    }
  }
}

export const practiceRecords = new PracticeRecords();
