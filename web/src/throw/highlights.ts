/** Throw highlights: a kill, a faint, a bull's-eye, a near miss. The last touch is in slow motion and the camera comes close. */
import { TARGETS } from "../pieces/target";
import type { Beat } from "../shell/event-player.svelte";
import type { Tempo } from "../shell/tempo";
import type { Happening, ThrowJudgement } from "../wire";
import { thrownBody, type Flight } from "./flight";
import type { ThrowGoal } from "./risk";

export type ThrowHighlight = "felled" | "fainted" | "bullseye" | "near" | "line";

/** Millimetres from the rim within which a miss is a near miss. */
const NEAR_MISS = 30;
/** The playback rate, and how long before and after the last touch, in seconds. */
export const SLOW_MOTION = 0.32;
const BEFORE = 0.12;
const AFTER = 0.16;

/** The highlight of a throw, or null. The game's own moments come first. */
export function highlightOf(
  target: string, landing: Record<string, unknown>, judged: readonly ThrowJudgement[], happened: readonly Happening[] = [], beat: ((happening: Happening) => Beat | null) | null = null, goals: readonly ThrowGoal[] = [],
): ThrowHighlight | null {
  const moments = happened.flatMap((one) => {
    const shown = beat?.(one);
    return shown?.weight === "moment" && shown.tone ? [shown.tone] : [];
  });
  if (moments.length) return moments.includes("bad") ? "fainted" : "felled";
  const dice = (landing["dice"] ?? []) as { place: string; value?: number; beside?: string[]; at?: readonly [number, number] | null }[];
  if (dice.some(({ place }, n) => place === "bullseye" && judged[n]?.hits)) return "bullseye";
  // it lies on a line, and the goal lies on one side of it
  const reach = (value: number) => goals.filter(({ least }) => value >= least).length;
  const beside = (ids: string[] = []) => ids.map((id) => TARGETS[target]?.zones.find((zone) => zone.id === id)?.value ?? 0);
  if (dice.some(({ value = 0, beside: ids }, n) => judged[n]?.hits && beside(ids).some((other) => reach(other) !== reach(value)))) return "line";
  const rim = TARGETS[target]?.radius ?? Infinity;
  const isNear = ({ place, at }: (typeof dice)[number], n: number) => place === "outside" && !!judged[n]?.moved && !!at && Math.hypot(...at) - rim <= NEAR_MISS;
  return !judged.some(({ hits }) => hits) && dice.some(isNear) ? "near" : null;
}

/** Whether this device shows highlights: not at a quick tempo, nor with reduced motion. */
export const showsHighlights = (tempo: Tempo, still: boolean): boolean => !still && (tempo === "calm" || tempo === "normal");

/** When the thrown die last touches something audibly; -1: never. */
export function lastTouch(flight: Flight): number {
  const body = thrownBody(flight);
  return flight.impacts.reduce((last, impact) => (impact.body === body && impact.speed > 0.05 ? Math.max(last, impact.time) : last), -1);
}

/** The playback rate at a time of a flight. */
export const playbackRateAt = (time: number, last: number): number => (last >= 0 && time > last - BEFORE && time < last + AFTER ? SLOW_MOTION : 1);
