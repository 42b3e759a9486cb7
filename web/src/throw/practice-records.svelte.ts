/** What this device remembers of practice: the record of every drill, and the latest landings of every throw. */
import { isBetter, type Drill } from "./drills";

const KEY = "tumblekeep-practice";
/** Landings kept per throw. */
const MAX_RESTS = 80;

/** Millimetres: away from the thrower, to the left; and whether it counted. */
export type RestPoint = readonly [number, number, boolean];

interface StoredRecords {
  best: Record<string, number>;
  rests: Record<string, RestPoint[]>;
}

function load(): StoredRecords {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredRecords>;
    return { best: { ...stored.best }, rests: { ...stored.rests } };
  } catch {
    return { best: {}, rests: {} }; // damaged or forbidden storage: start afresh rather than fail
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
