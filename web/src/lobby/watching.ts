/** What there is to watch: a table that is being played, else a finished game. */
import type { TableShown } from "../wire";

/** A game shorter than this has nothing to show. */
const SHORTEST = 30;
/** How many answers before now a live table is joined. */
const BEFORE = 12;

const inOrder = (tables: readonly TableShown[]): TableShown[] => [...tables].sort((a, b) => b.touched - a.touched);

/** The table to watch: a live one with people watching or playing, else the latest finished game that is long enough. */
export function tableToWatch(playing: readonly TableShown[], over: readonly TableShown[], mine: readonly string[]): TableShown | null {
  const others = (tables: readonly TableShown[]) => inOrder(tables).filter((one) => one.watchable && !mine.includes(one.id));
  const live = others(playing).filter((one) => one.seats.some((seat) => seat.here));
  return live[0] ?? others(over).find((one) => one.answered >= SHORTEST) ?? inOrder(over).find((one) => one.watchable && one.answered >= SHORTEST) ?? null;
}

/** Where to begin: a live table a little before now, a finished game at its beginning. */
export const beginAt = (table: TableShown): number => (table.state === "playing" ? Math.max(0, table.answered - BEFORE) : 0);
