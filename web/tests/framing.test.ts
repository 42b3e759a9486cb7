import { describe, expect, it } from "vitest";

import { CameraRig } from "../src/throw/camera";
import { computeFraming, INSTRUCTION_HEIGHT, NO_INSTRUCTION_HEIGHT, VERDICT_HEIGHT, type Edges } from "../src/throw/framing";
import { toThree } from "../src/throw/coordinates";

/** Measured windows: the canvas, and the place on it between the monster and the question (or the timeline of a replay). */
const DESK: Edges = { left: 0, top: 56, right: 1440, bottom: 900 };
const WINDOWS = [
  { name: "a throw at 1440 px", picture: DESK, place: { left: 292, top: 251, right: 1116, bottom: 716 }, instruction: INSTRUCTION_HEIGHT.large, verdict: VERDICT_HEIGHT.large, wide: 450 },
  { name: "a replay at 1440 px", picture: DESK, place: { left: 292, top: 251, right: 1116, bottom: 688 }, instruction: NO_INSTRUCTION_HEIGHT, verdict: VERDICT_HEIGHT.large, wide: 450 },
  { name: "a throw at 390 px", picture: { left: 0, top: 48, right: 390, bottom: 844 }, place: { left: 12, top: 227, right: 378, bottom: 695 }, instruction: INSTRUCTION_HEIGHT.small, verdict: VERDICT_HEIGHT.small, wide: 320 },
  { name: "a throw at 360 px", picture: { left: 0, top: 48, right: 360, bottom: 740 }, place: { left: 12, top: 227, right: 348, bottom: 591 }, instruction: INSTRUCTION_HEIGHT.small, verdict: VERDICT_HEIGHT.small, wide: 270 },
  { name: "a replay at 360 px", picture: { left: 0, top: 48, right: 360, bottom: 740 }, place: { left: 12, top: 227, right: 348, bottom: 530 }, instruction: NO_INSTRUCTION_HEIGHT, verdict: 130, wide: 240 },
];
type Place = [number, number, number];
const HAND: Place = [-0.6, 0, 0.15];
const LANDINGS: [string, Place][] = [
  ["in a ring", [-0.05, 0.08, 0.013]],
  ["short of the target", [-0.33, -0.1, 0.008]],
  ["behind it", [0.4, 0.2, 0.008]],
  ["at the table's edge", [-0.1, 0.41, 0.005]],
];

describe.each(WINDOWS)("$name", ({ picture, place, instruction, verdict, wide }) => {
  const width = picture.right - picture.left, height = picture.bottom - picture.top;
  const eyes = new CameraRig();
  eyes.lens.aspect = width / height;
  const frame = computeFraming(picture, place, { banner: 0, instruction, verdict });
  [eyes.free, eyes.told] = [frame.free, frame.told];
  const low = (of: number) => ((1 - of) / 2) * height + picture.top;
  const target = () => {
    const { min, max } = eyes.target();
    return { wide: ((max.x - min.x) / 2) * width, top: low(max.y), bottom: low(min.y) };
  };
  const dieAt = (at: Place) => low(toThree(...at).project(eyes.lens).y);

  it("shows the target large before the throw, and nothing lies over it or the die", () => {
    eyes.look("address", 0.25, HAND);
    const seen = target();
    expect(seen.wide).toBeGreaterThanOrEqual(wide);
    expect(seen.top).toBeGreaterThanOrEqual(place.top);
    expect(dieAt(HAND)).toBeGreaterThan(seen.bottom);
    expect(dieAt(HAND)).toBeLessThanOrEqual(place.bottom - instruction - 8);
  });
  it("showed the slow last roll of a die at 18 pixels: a highlight is seen as close as the verdict", () => {
    eyes.look("address", 0.25, HAND);
    eyes.close = true;
    const lies: Place = [-0.05, 0.08, 0.008];
    eyes.glide(eyes.verdict(toThree(...lies), toThree(...HAND)), 1);
    eyes.lens.updateMatrixWorld();
    const [left, right] = [-0.008, 0.008].map((aside) => toThree(lies[0], lies[1] + aside, lies[2]).project(eyes.lens).x);
    expect((Math.abs(right! - left!) / 2) * width).toBeGreaterThanOrEqual(28);
    expect(dieAt(lies)).toBeGreaterThanOrEqual(place.top);
    expect(dieAt(lies)).toBeLessThanOrEqual(place.bottom);
    eyes.close = false;
  });
  it("shows die and target to eyes at the table's edge", () => {
    eyes.look("low", 0.25, HAND);
    expect(dieAt(HAND)).toBeGreaterThanOrEqual(place.top);
    expect(dieAt([0, 0, 0.005])).toBeLessThanOrEqual(place.bottom);
  });
  it.each(LANDINGS)("tells of a die %s with the target as large, and the die in sight", (_, at) => {
    eyes.look("address", 0.25, HAND);
    const before = target().wide;
    eyes.glide(eyes.verdict(toThree(...at), toThree(...HAND)), 1);
    expect(target().wide).toBeGreaterThanOrEqual(0.97 * before);
    const lies = dieAt(at);
    expect(lies).toBeGreaterThanOrEqual(place.top);
    expect(lies).toBeLessThanOrEqual(place.bottom - verdict);
  });
});
