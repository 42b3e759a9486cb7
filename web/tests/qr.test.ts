import jsQR from "jsqr";
import { describe, expect, it } from "vitest";

import { qr } from "../src/shell/qr";

/** As read by an independent reader (jsQR). */
const TUMBLEKEEP = `111111100100101111111
100000101001001000001
101110100100001011101
101110101001001011101
101110100011101011101
100000101110101000001
111111101010101111111
000000000011100000000
111110111100110101010
010101001000110111111
011001100001010001110
111010011010010011100
001111110111001110010
000000001001110111011
111111101100110001110
100000100111110001101
101110101010111000001
101110101000100110100
101110101011000000000
100000101000000101100
111111101001000010010`;

describe("a link as a picture", () => {
  it("is drawn as readers expect it", () => {
    expect(qr("tumblekeep")!.map((row) => row.map(Number).join("")).join("\n")).toBe(TUMBLEKEEP);
  });

  it("grows with its text, as far as it can", () => {
    expect(["a", "x".repeat(30), "x".repeat(50), "x".repeat(70), "x".repeat(106), "x".repeat(230), "x".repeat(271)].map((text) => qr(text)!.length)).toEqual([21, 25, 29, 33, 37, 53, 57]);
    expect(qr("x".repeat(272))).toBeNull();
  });

  it("is read by an independent reader, at every size", () => {
    for (const room of [17, 32, 53, 78, 106, 134, 154, 192, 230, 271]) {
      const text = `https://example.org/#/near/${"aB3_-xYz".repeat(40)}`.slice(-room);
      expect(readBack(text)).toBe(text);
    }
  });
});

/** What another program reads from a picture of it, four pixels a cell. */
function readBack(text: string): string | undefined {
  const cells = qr(text)!, wide = (cells.length + 8) * 4, pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  cells.forEach((row, y) => row.forEach((dark, x) => {
    if (dark) for (let at = 0; at < 16; at++) pixels.fill(0, (((y + 4) * 4 + (at >> 2)) * wide + (x + 4) * 4 + (at & 3)) * 4, (((y + 4) * 4 + (at >> 2)) * wide + (x + 4) * 4 + (at & 3)) * 4 + 3);
  }));
  return jsQR(pixels, wide, wide)?.data;
}
