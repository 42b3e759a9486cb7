/** What this device remembers of practice: the best of every drill, and where the last dice of every throw came to rest. */
import { isBetter, type Drill } from "./drills";

const KEY = "tumblekeep-practice";
/** Landings kept of each throw. */
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
    return { best: {}, rests: {} }; // a damaged or forbidden store: begin afresh rather than stop
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

  /** A drill is done; whether that was better than ever before. */
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
      // remembered as long as the page is open
    }
  }
}

export const practiceRecords = new PracticeRecords();
