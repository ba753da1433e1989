import { expect, it } from "vitest";
import { contrast, shadesOf } from "#app/features/selling/design/accent.ts";
import { accentStyle } from "#app/features/selling/design/accent-style.ts";

it("contrast is what WCAG says of its own examples", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it.each(["#ffff00", "#ffffff", "#000000", "#2f6f4e", "#d52b1e", "#808080", "#0000ff", "#00ffff"])(
  "whatever colour a business chooses can be read by day and by night: %s",
  (accent) => {
    const { day, night } = shadesOf(accent);
    for (const [shades, grounds] of [
      [day, ["#ffffff", "#f5f3ef"]],
      [night, ["#141311", "#1f1d1a"]],
    ] as const) {
      expect(contrast(shades.fill, shades.onFill)).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds) {
        expect(contrast(shades.text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shades.fill, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

it("a colour that reads is shown as it is", () => {
  expect(shadesOf("#2f6f4e").day).toEqual({ text: "#2f6f4e", fill: "#2f6f4e", onFill: "#ffffff" });
  expect(accentStyle("#2f6f4e")).toMatch(/^html:root\{--red:light-dark\(#2f6f4e,#[\da-f]{6}\);/);
});
