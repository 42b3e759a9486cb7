/**
 * Sounds are synthesised here, not shipped: dry wood and stone from noise and a few decaying tones. Silent until the first tap, as
 * browsers demand. Each is under 900 ms and has a visible counterpart.
 */
import { clock } from "./clock";
import { device } from "./device.svelte";

export type Cue =
  | "roll" | "die_land" | "die_board" | "die_rim" | "die_hole" | "die_ice" | "pick" | "unpick" | "confirm" | "your_turn" | "nudge" | "mark" | "coin" | "gem" | "chest" | "hit"
  | "crit" | "wound" | "heal" | "faint" | "foe_falls" | "miss" | "shop_bell" | "join" | "leave" | "win" | "lose" | "error";

/** One stroke of a sound: a tone, or a burst of band-passed noise. */
export interface Stroke {
  at: number;
  last: number;
  tone?: number;
  to?: number;
  noise?: number;
  wave?: OscillatorType;
  loud: number;
}

export const tone = (at: number, tone: number, last: number, loud: number, to = tone, wave: OscillatorType = "sine"): Stroke => ({
  at, tone, to, last, loud, wave,
});
export const knock = (at: number, noise: number, last = 0.05, loud = 0.5): Stroke => ({ at, noise, last, loud });

const CUES: Record<Cue, (many: number) => Stroke[]> = {
  roll: (many) =>
    Array.from({ length: Math.min(3 + many, 12) }, (_, i) => knock(i * 0.045 + ((i * 7) % 5) * 0.008, 900 + ((i * 613) % 1400), 0.035, 0.5 - i * 0.025)),
  // what a thrown die hits, from a light touch (1) to a hard knock (10): wood, the board, its rim, a hole, ice
  die_land: (hard) => [knock(0, 700, 0.05, 0.25 + 0.035 * hard), tone(0, 190, 0.06, 0.1 + 0.015 * hard, 120)],
  die_board: (hard) => [knock(0, 1250, 0.035, 0.2 + 0.03 * hard), tone(0, 320, 0.04, 0.08, 240)],
  die_rim: (hard) => [knock(0, 2100, 0.03, 0.2 + 0.03 * hard), knock(0.02, 1500, 0.03, 0.15)],
  die_hole: (hard) => [knock(0, 300, 0.09, 0.3 + 0.03 * hard), tone(0, 110, 0.16, 0.22, 70)],
  die_ice: (hard) => [knock(0, 3200, 0.025, 0.15 + 0.03 * hard), tone(0, 1480, 0.09, 0.06, 1300)],
  pick: () => [knock(0, 2400, 0.02, 0.25)],
  unpick: () => [knock(0, 1500, 0.02, 0.2)],
  confirm: () => [knock(0, 1100, 0.03, 0.4), knock(0.06, 700, 0.05, 0.4)],
  your_turn: () => [{ at: 0, noise: 500, last: 0.35, loud: 0.22 }, tone(0.05, 330, 0.3, 0.14, 392), tone(0.2, 494, 0.4, 0.12)],
  nudge: () => [knock(0, 420, 0.06, 0.5), knock(0.16, 420, 0.06, 0.5)],
  mark: () => [{ at: 0, noise: 3600, last: 0.07, loud: 0.2 }, { at: 0.09, noise: 3100, last: 0.08, loud: 0.2 }],
  coin: () => [tone(0, 1870, 0.12, 0.14, 1870, "triangle"), tone(0.05, 2490, 0.22, 0.12, 2490, "triangle")],
  gem: () => [tone(0, 1320, 0.2, 0.12), tone(0.07, 1980, 0.3, 0.1)],
  chest: () => [{ at: 0, noise: 300, last: 0.22, loud: 0.35 }, tone(0.2, 660, 0.25, 0.1), tone(0.28, 990, 0.3, 0.08)],
  hit: () => [knock(0, 380, 0.09, 0.8), tone(0, 130, 0.14, 0.4, 70)],
  crit: () => [knock(0, 380, 0.09, 0.8), tone(0, 130, 0.14, 0.4, 70), knock(0.12, 260, 0.14, 0.8), tone(0.12, 100, 0.22, 0.4, 50)],
  wound: () => [tone(0, 220, 0.25, 0.25, 140, "sawtooth"), knock(0, 500, 0.08, 0.5)],
  heal: () => [tone(0, 392, 0.2, 0.12), tone(0.1, 494, 0.2, 0.12), tone(0.2, 587, 0.35, 0.12)],
  faint: () => [tone(0, 330, 0.5, 0.2, 90), knock(0.45, 200, 0.12, 0.6)],
  foe_falls: () => [knock(0, 620, 0.06, 0.5), knock(0.09, 420, 0.08, 0.6), tone(0.09, 120, 0.16, 0.35, 70)],
  miss: () => [knock(0, 240, 0.08, 0.6)],
  shop_bell: () => [tone(0, 1568, 0.5, 0.1), tone(0.12, 1318, 0.5, 0.1)],
  join: () => [knock(0, 600, 0.05, 0.4), tone(0.08, 523, 0.2, 0.1)],
  leave: () => [tone(0, 523, 0.15, 0.1, 392), knock(0.12, 400, 0.06, 0.35)],
  win: () => [tone(0, 392, 0.25, 0.16), tone(0.15, 494, 0.25, 0.16), tone(0.3, 587, 0.25, 0.16), tone(0.45, 784, 0.4, 0.16)],
  lose: () => [tone(0, 330, 0.3, 0.16), tone(0.2, 277, 0.3, 0.16), tone(0.4, 220, 0.45, 0.16)],
  error: () => [tone(0, 180, 0.12, 0.2, 150, "square")],
};

let context: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Suspend audio after this long a silence: a running context costs battery even if nothing is heard. */
const REST_AFTER = 10_000;
let resting = false;
let cancelRest = (): void => undefined;

/** Unlock audio on the first tap or key. */
export function unlockOnTap(): void {
  const wake = () => {
    if (!context && typeof AudioContext === "function") context = new AudioContext();
    void context?.resume();
    scheduleRest();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export const playSound = (cue: Cue, many = 1): void => playStrokes(CUES[cue](many));

export function playStrokes(strokes: readonly Stroke[]): void {
  const volume = device.settings.sound;
  if (!context || volume <= 0) return;
  if (resting) {
    resting = false;
    void context.resume(); // its time stood still, so this stroke plays as soon as it resumes
  } else if (context.state !== "running") return; // the system suspended audio: do not play everything later at once
  scheduleRest();
  const start = context.currentTime + 0.01;
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const stroke of strokes) playStroke(context, out, stroke, start);
}

function scheduleRest(): void {
  cancelRest();
  cancelRest = clock.after(REST_AFTER, () => {
    if (context?.state !== "running") return;
    resting = true;
    void context.suspend();
  });
}

function playStroke(sound: AudioContext, out: GainNode, stroke: Stroke, start: number): void {
  const at = start + stroke.at;
  const gain = sound.createGain();
  gain.gain.setValueAtTime(stroke.loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + stroke.last);
  gain.connect(out);
  if (stroke.tone !== undefined) {
    const source = sound.createOscillator();
    source.type = stroke.wave ?? "sine";
    source.frequency.setValueAtTime(stroke.tone, at);
    source.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.tone, at + stroke.last);
    source.connect(gain);
    source.start(at);
    source.stop(at + stroke.last);
    return;
  }
  noiseBuffer ??= noise(sound);
  const source = sound.createBufferSource();
  source.buffer = noiseBuffer;
  const band = sound.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = stroke.noise ?? 800;
  band.Q.value = 1.4;
  source.connect(band).connect(gain);
  source.start(at, Math.random() * 0.5, stroke.last);
}

function noise(sound: AudioContext): AudioBuffer {
  const buffer = sound.createBuffer(1, sound.sampleRate, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
