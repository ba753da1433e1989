import { expect, it } from "vitest";
import { isPrintablePostalCode, postalCodeProblem } from "#app/swiss/postal-prefix.ts";

it.each(["8400", "9490", "1000"])("%j is a Swiss postal code", (text) => {
  expect(postalCodeProblem(text, "CH")).toBeNull();
});

it.each(["840", "84000", "CH-8400", " 8400", "8400\n", "84OO", "٨٤٠٠", "0000", "0999"])(
  "%j is none",
  (text) => {
    expect(postalCodeProblem(text, "CH")).toBe("domestic");
    expect(postalCodeProblem(text, "LI")).toBe("domestic");
  },
);

it("what is issued already can still be printed, and a preview before the code is known", () => {
  expect(["0000", "0999", "84"].map((text) => isPrintablePostalCode(text, "CH"))).toEqual([
    true,
    true,
    false,
  ]);
});
