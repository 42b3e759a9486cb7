import { describe, expect, it } from "vitest";

import { decode, decodeText, poseAt, upperSide, type BodyShape } from "../src/throw/flight";
import flights from "./flights.json";

describe("a flight", () => {
  for (const kept of flights)
    it(`of a ${kept.shape} reads as it was written`, async () => {
      const flight = await decodeText(kept.bytes);
      const [body] = flight.bodies;
      expect(body).toEqual({ name: kept.name, shape: kept.shape, edge: kept.edge, labels: kept.labels });
      expect(flight.keys).toHaveLength(kept.keys);
      expect(flight.impacts).toHaveLength(kept.impacts);
      expect(flight.impacts.filter((impact) => impact.bounce)).toHaveLength(kept.bounces);
      expect(flight.seconds).toBeCloseTo(kept.seconds, 4);
      const end = poseAt(flight, 0, 99);
      kept.rest.forEach((part, i) => expect(end.at[i]).toBeCloseTo(part, 4));
      expect(body!.labels[upperSide(kept.shape as BodyShape, end.turn)]! + 1).toBe(kept.face);
    });

  it("moves without jumps between its keys", async () => {
    const flight = await decodeText(flights[0]!.bytes);
    for (let time = 0; time < flight.seconds; time += 0.002) {
      const [here, there] = [poseAt(flight, 0, time), poseAt(flight, 0, time + 0.002)];
      expect(Math.hypot(...here.at.map((part, i) => part - there.at[i]!))).toBeLessThan(0.02);
      expect(Math.hypot(...here.turn)).toBeCloseTo(1, 6);
    }
  });

  it("says what is wrong with bytes that are none", async () => {
    await expect(decode(new Uint8Array([1, 2, 3]))).rejects.toThrow("not a flight");
    await expect(decode(new TextEncoder().encode("TKFL\x02xx"))).rejects.toThrow("version 2");
  });
});
