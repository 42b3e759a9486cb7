/** Awards: happenings of the tale counted by seat, and one award for each seat. */
import type { TaleLine } from "../shell/session.svelte";
import type { Award } from "./registry";

/** A count or a sum by seat. */
export type Tally = ReadonlyMap<number, number>;

/** A numeric field of a happening; 0 if it is missing. */
export const numberField = (line: TaleLine, field: string): number => Number(line.fields[field] ?? 0);

/** Sum up these kinds of happenings by seat; `of` gives the seat if it is not the one who acted. */
export function tally(
  tale: readonly TaleLine[],
  kinds: readonly string[],
  count: (line: TaleLine) => number = () => 1,
  of: (line: TaleLine) => number | null = (line) => line.seat,
): Tally {
  const sums = new Map<number, number>();
  for (const line of tale) {
    const seat = kinds.includes(line.kind) ? of(line) : null;
    if (seat !== null) sums.set(seat, (sums.get(seat) ?? 0) + count(line));
  }
  return sums;
}

/** One award per seat: for each kind in turn, the seat with the most that has no award yet. */
export function giveAwards(kinds: readonly { id: string; icon: string; sums: Tally }[]): Award[] {
  const given: Award[] = [];
  for (const { id, icon, sums } of kinds) {
    const [best] = [...sums].filter(([seat, count]) => count > 0 && !given.some((award) => award.seat === seat)).sort((a, b) => b[1] - a[1]);
    if (best) given.push({ seat: best[0], icon, id, count: best[1] });
  }
  return given;
}
