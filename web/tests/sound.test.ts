// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { device } from "../src/shell/device.svelte";
import { playSound, unlockOnTap } from "../src/shell/sound";

/** Records what the audio context is told. */
class Ears {
  static last: Ears;
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  struck = 0;
  constructor() {
    Ears.last = this;
  }
  resume = () => Promise.resolve(void (this.state = "running"));
  suspend = () => Promise.resolve(void (this.state = "suspended"));
  createGain = () => node({ gain: amount() });
  createOscillator = () => node({ frequency: amount(), start: () => void this.struck++, stop: () => undefined });
  createBufferSource = () => node({ start: () => void this.struck++ });
  createBiquadFilter = () => node({ frequency: amount(), Q: amount() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
const node = <T extends object>(more: T) => ({ connect: <U>(to: U): U => to, ...more });
const amount = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Ears);
  device.settings.sound = 0.5;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sound ran on for ever after the first tap", () => {
  unlockOnTap();
  playSound("coin"); // before the first tap nothing is played
  dispatchEvent(new Event("pointerdown"));
  const ears = Ears.last;
  playSound("coin");
  expect(ears.struck).toBe(2);
  vi.advanceTimersByTime(9_000);
  playSound("coin");
  vi.advanceTimersByTime(9_000);
  expect(ears.state).toBe("running");
  vi.advanceTimersByTime(1_000);
  expect(ears.state).toBe("suspended");

  device.settings.sound = 0;
  playSound("coin");
  expect([ears.state, ears.struck]).toEqual(["suspended", 4]); // with the volume off nothing is unlocked
  device.settings.sound = 0.5;
  playSound("coin");
  expect([ears.state, ears.struck]).toEqual(["running", 6]);

  void ears.suspend(); // a call came in
  playSound("coin");
  expect(ears.struck).toBe(6);
  vi.advanceTimersByTime(20_000);
  void ears.resume();
  playSound("coin");
  expect(ears.struck).toBe(8);
});
