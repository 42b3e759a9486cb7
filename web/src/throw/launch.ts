/** Builds the launch for the server from an attempt; what it leaves out, the server fills in (throw/stance.py). */
import { device } from "../shell/device.svelte";
import { HOLDS, type Attempt } from "./attempt.svelte";
import { FLIP_STANCE } from "./stance";

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function launchOf(attempt: Attempt): Record<string, unknown> {
  const stance = attempt.stance ?? FLIP_STANCE, { timings, speed } = attempt;
  const a = radians(clamp(attempt.aim + timings.stray, -75, 75)), e = radians(attempt.elevation);
  const velocity = [speed * Math.cos(e) * Math.cos(a), speed * Math.cos(e) * Math.sin(a), speed * Math.sin(e)];
  let [x, y, z] = attempt.hand;
  const jump = attempt.control("jump"), phase = timings.marks["jump_phase"];
  if (jump?.numbers["high"] && phase !== undefined) z = jump.numbers["low"]! + (jump.numbers["high"] - jump.numbers["low"]!) * Math.sin(Math.PI * phase);
  const [over, twist] = attempt.spin;
  const spin = attempt.flip ? [stance.spin[0], stance.spin[1] + over, stance.spin[2] + twist] : [0, over, twist];
  if (attempt.winds) [spin[1], spin[2]] = device.settings.steady && !attempt.wound ? [stance.spin[1], stance.spin[2]] : [0, attempt.wound];
  const marks: Record<string, number> = { standing: stance.marks["standing"] ?? 1, ...timings.marks };
  if (attempt.control("punch")) marks["fist_speed"] = clamp(speed * 1.2, 0, 12);
  const whole = { position: [x, y, z], velocity, spin, held: [...HOLDS[attempt.heldSo]], ...(attempt.touch && { touch: attempt.touch }), placements: Object.fromEntries(attempt.standing.map(({ prop, spot }) => [prop.name, spot])) };
  if (attempt.flip) return { ...whole, placements: {}, seed: 0, tremor: 0, grips: ["hand"], hand: "strong", marks: {}, strike: null };
  if (!stance.toss) return { ...whole, marks };
  // the die is tossed straight up; the aim is the blow that meets it
  const strike = { seconds: timings.strikeAt ?? stance.toss.seconds, by: attempt.demands.includes("head") ? "head" : "hand", velocity, spin };
  return { ...whole, velocity: [0, 0, stance.toss.up], spin: [0, 0, 0], marks, strike };
}
