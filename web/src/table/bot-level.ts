import { say } from "../shell/messages.svelte";
import type { SeatShown } from "../wire";

/** The strength level of a bot; a bot without learned values says so, because it plays steadily instead. */
export function levelName(seat: SeatShown): string {
  const level = say(`level-${seat.level ?? "greedy"}`);
  return seat.untaught ? say("level-untaught", { level }) : level;
}
