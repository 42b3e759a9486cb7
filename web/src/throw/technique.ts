/**
 * Throwing techniques: how the controls change for every special throw of both editions. One table; everything else (camera, rings,
 * sliders) only reads it. The numbers come from the server with the stance.
 */
import type { ControlShown } from "../wire";

/** Camera shot while aiming. */
export type CameraShot = "address" | "low" | "far" | "under" | "arch" | "shoulder" | "side" | "slide";

/** A second tap at the right time, after direction and power are set. */
export type TimingKind = "palms" | "wrists" | "fist" | "jump" | "turn" | "landing" | "sway" | "strike" | "header";

export interface Technique {
  icon: string;
  family: "plain" | "dark" | "view" | "mirrored" | "placed" | "ring" | "turn" | "breath" | "wound" | "balanced" | "device";
  shot?: CameraShot;
  /** The screen goes dark from the grip until the die rests. */
  dark?: boolean;
  /** Left and right are swapped; `inverted`: back and forth too. */
  axes?: "mirrored" | "inverted";
  /** The held die's own motion: it trembles, lags, or wobbles more and more. */
  drift?: "tremor" | "late" | "wobble";
  /** What sets the power instead of the pull. */
  power?: "breath" | "bend" | "tilt" | "lean";
  /** Circles wind the die up before release. */
  wound?: boolean;
  /** One short swipe; a long push fails. */
  swipe?: boolean;
  timing?: TimingKind;
}

export const TECHNIQUES: Record<string, Technique> = {
  bank: { icon: "i-divert", family: "placed" },
  flick: { icon: "i-pinball-flipper", family: "device", swipe: true },
  blow: { icon: "i-wind-slap", family: "breath", power: "breath" },
  under_leg: { icon: "i-leg", family: "view", shot: "arch" },
  blind: { icon: "i-blindfold", family: "dark", dark: true },
  double_bounce: { icon: "i-bouncing-spring", family: "plain" },
  elbow: { icon: "i-elbow-pad", family: "balanced", drift: "wobble" },
  prayer: { icon: "i-prayer", family: "ring", timing: "palms" },
  weak_hand: { icon: "i-hand", family: "mirrored", axes: "mirrored", drift: "tremor" },
  borrowed_hand: { icon: "i-shaking-hands", family: "mirrored", axes: "mirrored", drift: "late" },
  over_card: { icon: "i-lob-arrow", family: "placed" },
  catapult: { icon: "i-catapult", family: "device", shot: "side", power: "bend" },
  head: { icon: "i-overhead", family: "ring", timing: "header" },
  "castle_of_frosts.head": { icon: "i-overhead", family: "balanced", drift: "wobble" },
  spin: { icon: "i-spinning-top", family: "wound", wound: true },
  nose: { icon: "i-nose-side", family: "balanced", drift: "wobble" },
  back_turned: { icon: "i-return-arrow", family: "mirrored", axes: "inverted", shot: "shoulder" },
  smash: { icon: "i-ping-pong-bat", family: "ring", timing: "strike" },
  eye_level: { icon: "i-semi-closed-eye", family: "view", shot: "low" },
  jump: { icon: "i-jump-across", family: "ring", timing: "jump" },
  under_table: { icon: "i-table", family: "view", shot: "under" },
  dance: { icon: "i-ballerina-shoes", family: "turn", timing: "landing" },
  far: { icon: "i-spyglass", family: "view", shot: "far" },
  card_flick: { icon: "i-card-play", family: "device", shot: "side", power: "lean" },
  punch: { icon: "i-punch", family: "ring", timing: "fist" },
  x: { icon: "i-handcuffs", family: "ring", axes: "mirrored", timing: "wrists" },
  ice_wall: { icon: "i-frozen-block", family: "placed" },
  ice_floe: { icon: "i-ice-cube", family: "placed" },
  pond: { icon: "i-water-splash", family: "placed" },
  waterfall: { icon: "i-waterfall", family: "device", shot: "slide", power: "tilt" },
  dancing: { icon: "i-ballerina-shoes", family: "turn", timing: "sway" },
};

const PLAIN: Technique = { icon: "u-target", family: "plain" };

/** The key of a special throw: its id, prefixed with the game if both editions use a name differently. */
export const techniqueKey = (game: string, demand: string): string => (`${game}.${demand}` in TECHNIQUES ? `${game}.${demand}` : demand);
export const techniqueOf = (game: string, demand: string): Technique => TECHNIQUES[techniqueKey(game, demand)] ?? PLAIN;

/** The message id of the one-line instruction in web.ftl. */
export const techniqueHintId = (game: string, demand: string): string => `manner-${techniqueKey(game, demand).replace(".", "-")}`;

/** One timing to hit: seconds from the start, the tolerance, and when it ends anyway. */
export interface TimingWindow {
  kind: TimingKind;
  demand: string;
  /** When the body begins to move. */
  lead: number;
  best: number;
  /** Half the width of the good band. */
  slack: number;
  over: number;
}

/** Seconds from the end of a turn in the air to the ground. */
export const FALL_SECONDS = 0.55;
/** How far off a full turn may end, in degrees. */
export const TURN_SLACK = 30;
const turn = (demand: string): TimingWindow => ({ kind: "turn", demand, lead: 0, best: 0, slack: TURN_SLACK, over: Infinity });

/** The timings of a throw, in the order of its demands; a jump with a full turn is one timing (DF 19.4). */
export function timingWindowsOf(game: string, controls: readonly ControlShown[], toss: { seconds: number } | null): TimingWindow[] {
  const windows: TimingWindow[] = [];
  const names = controls.map((control) => control.demand);
  for (const control of controls) {
    const kind = techniqueOf(game, control.demand).timing;
    if (!kind || (kind === "jump" && names.includes("dance"))) continue;
    const time = (name: string, otherwise: number) => control.timing[name] ?? otherwise;
    const lead = 0.6, one = { kind, demand: control.demand, lead };
    if (kind === "palms" || kind === "wrists") windows.push({ ...one, best: 1, slack: time("together", 0.08), over: 1.7 });
    else if (kind === "fist") windows.push({ ...one, best: 0.9, slack: 0.1, over: 1.5 });
    else if (kind === "jump") windows.push({ ...one, best: lead + time("air", 0.45) / 2, slack: time("air", 0.45) / 2, over: lead + time("air", 0.45) + 0.3 });
    else if (kind === "landing") {
      const before = names.includes("jump") ? 0.06 : 0;
      windows.push(turn(control.demand), { ...one, lead: 0, best: FALL_SECONDS - before, slack: before || time("tolerance", 0.12), over: FALL_SECONDS + 0.5 });
    } else if (kind === "sway") windows.push(turn(control.demand), { ...one, lead: 0, best: time("flick", 1) / 2, slack: time("flick", 1) / 2, over: time("flick", 1) + 0.3 });
    else windows.push({ ...one, best: lead + (toss?.seconds ?? 0.25), slack: kind === "header" ? time("tolerance", 0.06) : 0.05, over: lead + (toss?.seconds ?? 0.25) + 0.25 });
  }
  return windows;
}

/** The marks of the launch for a timing hit after `at` seconds. */
export function launchMarks(timing: TimingWindow, at: number, control: ControlShown, demands: readonly string[]): Record<string, number> {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const off = clamp(at - timing.best, -5, 5);
  if (timing.kind === "palms" || timing.kind === "wrists") return { palm_gap: off };
  if (timing.kind === "fist") return { fist_gap: off };
  if (timing.kind === "jump") return { jump_phase: clamp((at - timing.lead) / (control.timing["air"] ?? 0.45), 0, 1) };
  if (timing.kind === "sway") return { turn_ended: clamp(at, 0, 60) };
  if (timing.kind === "landing") return { landing_gap: clamp(at - FALL_SECONDS, -5, 5), ...(demands.includes("jump") && { jump_phase: clamp(at / FALL_SECONDS, 0, 1) }) };
  return {};
}

/** Degrees that bad timing sends the die astray: the sway after a turn, a blow too early or too late. */
export function aimError(timing: TimingWindow, at: number, control: ControlShown): number {
  const off = at - timing.best, error = control.numbers["error"] ?? 0;
  if (timing.kind === "strike") return off * error;
  if (timing.kind === "header") return Math.sign(off) * Math.max(0, Math.abs(off) - timing.slack) * error;
  if (timing.kind === "sway") {
    const whole = control.timing["sway"] ?? 1;
    return at < whole ? (control.numbers["sway"] ?? 8) * (1 - at / whole) * Math.cos(at * 9) : 0;
  }
  return 0;
}
