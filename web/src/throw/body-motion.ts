/** How the thrower's body moves the view while a die is in the hand: a jump lifts the camera, a dance turns it, a toss lifts the die. */
import { say } from "../shell/messages.svelte";
import type { Attempt } from "./attempt.svelte";
import { FALL_SECONDS, techniqueHintId, techniqueOf } from "./technique";
import type { ThrowScene } from "./scene";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres that a die which was picked up is above its place: it comes up, a little too far, and settles in the fingers. */
export const liftAt = (held: number): number => 0.014 * (1 - Math.exp(-9 * held) * Math.cos(14 * held));

/** Move camera and die for this frame; `still`: do not move the camera. */
export function applyBodyMotion(scene: ThrowScene, attempt: Attempt, now: number, still: boolean): void {
  const { timings } = attempt, current = timings.current;
  if (!current) return scene.lean(attempt.power / 100, still || !attempt.pull ? 0 : liftAt(now - attempt.pull.since), attempt.winds ? attempt.wound * 0.05 : 0, attempt.elevation);
  const at = now - timings.since - current.lead, timing = attempt.control(current.demand)?.timing ?? {};
  const gone = Math.max(0, at + current.lead - current.best);
  if (current.kind === "strike" || current.kind === "header") {
    const up = attempt.stance?.toss?.up ?? 2;
    return scene.lean(0, at > 0 ? Math.max(-0.1, up * at - 4.905 * at * at) : 0, 0);
  }
  if (current.kind === "palms" || current.kind === "wrists" || current.kind === "fist") return scene.lean(attempt.power / 100, 0, 0, attempt.elevation, Math.min(1, gone * 6));
  if (still) return;
  const beyond = radians(timings.turned), lands = attempt.control("dance") !== undefined;
  if (current.kind === "turn") scene.sway(lands ? 0.1 * Math.min(1, timings.turned / 90) : 0, beyond);
  else if (current.kind === "landing") scene.sway(0.1 * Math.max(0, 1 - (at / FALL_SECONDS) ** 2), beyond);
  else if (current.kind === "sway") scene.sway(0, beyond + (at < 1 ? 0.14 * (1 - at) * Math.cos(at * 9) : 0));
  else if (current.kind === "jump") {
    const share = at / (timing["air"] ?? 0.45);
    scene.sway(share > 0 && share < 1 ? 0.16 * Math.sin(Math.PI * share) : at < 0 ? -0.03 : 0, 0);
  }
}

/** The demand that determines what the hand does: of several, the one that changes it. */
export const mainDemand = (attempt: Attempt): string | undefined =>
  attempt.demands.find((name) => techniqueOf(attempt.game, name).family !== "plain") ?? attempt.demands[0];

/** What is happening on the stage. */
interface Moment {
  pulling: boolean;
  /** A finger was put down beside the die. */
  missed: boolean;
  unbounced: boolean;
  known: { hits: number; of: number } | null;
  /** The line below the die has its rings and what they reach: no room for the same in words. */
  brief: boolean;
  /** The technique's own instruction is already shown. */
  said: boolean;
}

/** The current instruction in one line; empty if the technique's own instruction is already shown. */
export function instructionFor(attempt: Attempt, { pulling, missed, unbounced, known, brief, said }: Moment): string {
  const { timings, phase } = attempt;
  if (attempt.trouble) return attempt.trouble;
  if (phase === "place") return said ? "" : say("stage-place");
  if (phase === "beat") return timings.current && !(said && timings.current.kind === "turn") ? say(`beat-${timings.current.kind}`) : "";
  if (pulling && attempt.tooWeak) return say("stage-slip");
  if (!pulling && missed) return say("stage-take-die");
  if (unbounced) return say("stage-unbounced");
  if (known && !brief) return say("stage-foreseen", { power: attempt.power, ...known });
  if (pulling || known) return say("stage-power", { power: attempt.power });
  const special = mainDemand(attempt);
  if (special) return said ? "" : say(techniqueHintId(attempt.game, special));
  return say(attempt.breathes ? "stage-breathe" : attempt.leans ? "stage-lean" : attempt.tilts ? "stage-tilt" : attempt.winds ? "stage-wind" : "stage-pull");
}
