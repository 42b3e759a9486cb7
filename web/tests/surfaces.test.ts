import { expect, it } from "vitest";

import { SURFACES, surfaceOf, surfaceSound } from "../src/throw/surfaces";

it("a throw's own conditions say what the table is of, and its name does between throws", () => {
  expect(surfaceOf({ conditions: { surface: "ice" } }, "ice")).toBe("ice");
  expect(surfaceOf(null, "snow")).toBe("snow");
});

it("plain conditions are left out of a setup, and mean wood", () => {
  expect(surfaceOf({}, undefined)).toBe("wood");
  expect(surfaceOf({ conditions: { stand: "side", turned: 45 } }, "attic")).toBe("wood");
  expect(surfaceOf(null, "attic")).toBe("wood");
});

it("a die sounded alike on every table", () => {
  const others = SURFACES.filter((one) => one !== "wood");
  for (const struck of ["table", "target"]) expect(new Set(others.map((one) => JSON.stringify(surfaceSound(one, struck, 5)))).size).toBe(others.length);
  expect(surfaceSound("wood", "table", 5)).toBeNull();
  expect(surfaceSound("ice", "hole", 5)).toBeNull();
});
