import { expect, it } from "vitest";
import { formattingOptions } from "#app/features/selling/qr-bill/formatting-options.ts";

it("a slip is written in Arial of 10 points unless somebody chooses otherwise, between 8 and 12", () => {
  expect(formattingOptions()).toEqual({
    fontFamilies: ["Arial"],
    ranges: { fontSize: { min: 8, max: 12 }, margins: { min: 0, max: 40 } },
    defaults: { fontFamily: "Arial", fontSize: 10, margins: { top: 5, right: 5, bottom: 5, left: 5 } },
    units: { fontSize: "pt", margins: "mm" },
  });
});
