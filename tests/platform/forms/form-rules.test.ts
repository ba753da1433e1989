import { expect, it } from "vitest";
import { cityOfPostalCode } from "#app/platform/forms/address-form.ts";
import { choicesOf, completed, ruleErrors } from "#app/platform/forms/form-rules.ts";

const TYPED = { postalCode: "8400", city: "", clientPostalCode: "6300", clientCity: "" };

it("a form without rules leaves postal codes alone", () => {
  expect(completed(undefined, TYPED)).toEqual(TYPED);
  expect([ruleErrors(undefined, TYPED), choicesOf(undefined, TYPED)]).toEqual([[], {}]);
});

it("a form with an address fills the one city, and asks where the postal code names several", () => {
  const rules = [cityOfPostalCode];
  const values = completed(rules, TYPED);
  expect(values).toEqual({ ...TYPED, city: "Winterthur" });
  expect(ruleErrors(rules, values).map(({ field }) => field)).toEqual(["clientCity"]);
  expect(choicesOf(rules, values)).toEqual({ clientCity: ["Zug", "Zugerberg"] });
});
