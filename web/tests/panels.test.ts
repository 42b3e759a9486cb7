import { describe, expect, it } from "vitest";

import { faceMark, dieBody } from "../src/pieces/panels";

describe("dice of panels", () => {
  it("had blank faces unless they showed a digit", () => {
    expect(faceMark("4", "")).toEqual({ pips: 4 });
    expect(faceMark("12", "")).toEqual({ number: 12 });
    expect(faceMark("lantern", "")).toEqual({ letters: "L" });
    expect(faceMark("lantern", "La")).toEqual({ letters: "La" });
    expect(faceMark("lantern", "i-candle-light")).toEqual({ icon: "i-candle-light" });
    expect(faceMark("", "")).toBeNull();
  });

  it("take their body from their look, or are made of bone", () => {
    expect(dieBody("garnet")).toBe("garnet");
    expect(dieBody("boss")).toBe("garnet");
    expect(dieBody("anything")).toBe("bone");
  });
});
