import { expect, it } from "vitest";
import { postalCodeProblem } from "#app/swiss/postal-prefix.ts";

it.each(["8400", "9490", "0000"])("%j is a Swiss postal code", (text) => {
  expect(postalCodeProblem(text, "CH")).toBeNull();
});

it.each(["840", "84000", "CH-8400", " 8400", "8400\n", "84OO", "٨٤٠٠"])("%j is none", (text) => {
  expect(postalCodeProblem(text, "CH")).toBe("domestic");
});
