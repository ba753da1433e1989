import jsqr from "jsqr";
import { expect, it } from "vitest";
import { qrCode, type QrModules } from "#app/platform/pdf/qr-code.ts";

const read = jsqr as unknown as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

it.each([0, 1, 17, 18, 106, 107, 150, 230, 231, 321, 500, 858, 1100, 1273])(
  "is read back: %i bytes",
  (length) => {
    const text = Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 37) % 90))).join("");
    expect(scan(qrCode(text))).toBe(text);
  },
);

it("is read back beyond ASCII", () => {
  expect(scan(qrCode("Grüezi, Łącka"))).toBe("Grüezi, Łącka");
});

it("is no larger than it must be", () => {
  expect(qrCode("x".repeat(17))).toHaveLength(21);
  expect(qrCode("x".repeat(18))).toHaveLength(25);
});

/** Photographs the code, 3 pixels a module with the quiet zone, and lets an independent reader read it. */
function scan(modules: QrModules): string | undefined {
  const side = 3 * (modules.length + 8);
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let at = 0; at < 9; at++) {
        const pixel = (3 * (y + 4) + Math.floor(at / 3)) * side + 3 * (x + 4) + (at % 3);
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }),
  );
  return read(pixels, side, side)?.data;
}
