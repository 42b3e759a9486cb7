/** Vibrations, if the device can vibrate and its owner has not turned them off. */
import { device } from "./device.svelte";

/** Milliseconds: vibrate, pause, vibrate... A bounce ranges from a light touch (1) to a hard knock (10). */
const PATTERNS = {
  step: () => [8],
  bounce: (hard: number) => [6 + 2 * hard],
  hit: () => [24, 40, 60],
  miss: () => [90],
} satisfies Record<string, (hard: number) => number[]>;
export type Vibration = keyof typeof PATTERNS;

export const canVibrate = (): boolean => typeof navigator !== "undefined" && typeof navigator.vibrate === "function";

export function vibrate(what: Vibration, hard = 1): void {
  if (device.settings.haptics && canVibrate()) navigator.vibrate(PATTERNS[what](hard));
}

/** How many steps a pull has gone; each step vibrates. */
export const powerSteps = (power: number): number => Math.floor(power / 20);
