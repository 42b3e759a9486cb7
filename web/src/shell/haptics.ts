/** What a hand feels where the device can shake: nothing where it can't, or where its owner does not want it. */
import { device } from "./device.svelte";

/** Milliseconds: shaking, pause, shaking... A bounce is felt from a touch (1) to a hard knock (10). */
const FELT = {
  step: () => [8],
  bounce: (hard: number) => [6 + 2 * hard],
  hit: () => [24, 40, 60],
  miss: () => [90],
} satisfies Record<string, (hard: number) => number[]>;
export type Feel = keyof typeof FELT;

export const canShake = (): boolean => typeof navigator !== "undefined" && typeof navigator.vibrate === "function";

export function feel(what: Feel, hard = 1): void {
  if (device.kept.haptics && canShake()) navigator.vibrate(FELT[what](hard));
}

/** How many steps a pull has gone, of which each is felt. */
export const stepsOf = (power: number): number => Math.floor(power / 20);
