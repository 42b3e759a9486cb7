/** What there is to watch while nobody plays in public: a finished game. */
import type { TableShown } from "../wire";

/** A game shorter than this has nothing to show. */
const SHORTEST = 30;

/** The latest finished game that is long enough; one of one's own only if there is no other. */
export function finishedToWatch(tables: readonly TableShown[], mine: readonly string[]): TableShown | null {
  const good = tables.filter((one) => one.state === "over" && one.watchable && one.answered >= SHORTEST).sort((a, b) => b.touched - a.touched);
  return good.find((one) => !mine.includes(one.id)) ?? good[0] ?? null;
}
