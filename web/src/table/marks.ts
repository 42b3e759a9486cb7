/** Clauses that are ours rather than the published rules', wholly or in part. */
import type { ClauseOrigins } from "../wire";

export const MARKS = ["ours", "partly"] as const;
export type ClauseMark = (typeof MARKS)[number];

/** The mark of each marked clause, by its id. */
export const marksOf = (origins: ClauseOrigins): ReadonlyMap<string, ClauseMark> =>
  new Map(MARKS.flatMap((mark) => origins[mark].map((clause): [string, ClauseMark] => [clause, mark])));
