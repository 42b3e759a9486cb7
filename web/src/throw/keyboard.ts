/** Throwing with the keyboard: arrows aim or place, Space holds and releases, Enter throws as set. */
import { device } from "../shell/device.svelte";
import type { Attempt } from "./attempt.svelte";

const ARROWS: Record<string, readonly [left: number, up: number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Handle a key in this phase of a throw; returns `charge` when Space begins to build up power, null if the key has no meaning. */
export function handleKey(event: KeyboardEvent, attempt: Attempt, now: number): "done" | "charge" | null {
  const arrow = ARROWS[event.key], fine = event.shiftKey ? 0.2 : 1;
  const space = event.key === " ", enter = event.key === "Enter";
  if (attempt.phase === "beat") {
    if (!space && !enter) return null;
    if (!event.repeat && attempt.timings.current?.kind === "turn") attempt.timings.hold(now);
    else if (!event.repeat) attempt.timings.hit(now);
    return "done";
  }
  if (attempt.phase === "place" && attempt.prop) {
    const spot = attempt.spots[attempt.prop]!;
    if (arrow) attempt.put(attempt.prop, { x: spot.x + arrow[1] * 0.02 * fine, y: spot.y + arrow[0] * 0.02 * fine });
    else if (event.key === "," || event.key === ".") attempt.put(attempt.prop, { turn: spot.turn + (event.key === "," ? 0.1 : -0.1) });
    else if (enter || space) attempt.placed();
    else return null;
    return "done";
  }
  if (attempt.phase !== "aim" || event.key === "Tab") return null;
  if (arrow) {
    attempt.aim = within(attempt.aim + (attempt.mirrored ? -1 : 1) * arrow[0] * 2 * fine, -40, 40);
    attempt.height = within(attempt.height + arrow[1] * 2, ...attempt.heights);
  } else if (attempt.winds && (event.key === "," || event.key === ".")) attempt.windBy(event.key === "," ? 4 : -4);
  else if (event.key === "t" && attempt.turnable) attempt.turnOver();
  else if (event.key === "+" || event.key === "-") attempt.power = within(attempt.power + (event.key === "+" ? 5 : -5), attempt.leastPower, 100);
  else if (enter || (space && device.settings.steady)) attempt.go(now);
  else if (!space) return null;
  attempt.touched = true;
  return space && !device.settings.steady ? "charge" : "done";
}
