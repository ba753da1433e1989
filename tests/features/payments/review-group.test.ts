import { expect, it } from "vitest";
import { MATCHES } from "#app/features/books/ledger/payment-reasons.ts";
import { reviewGroupOf } from "#app/features/money/payments/review/review-group.ts";

it("what a reference names is ticked; a number, a payer or another currency is looked at first", () => {
  const groups = Map.groupBy(MATCHES, (reason) => reviewGroupOf(reason));
  expect(groups.get("reference")).toEqual([
    "reference",
    "reference_rows",
    "reference_recovered",
    "reference_part",
    "reference_over",
    "reference_rounding",
    "reference_charges",
    "reference_skonto",
    "reference_several",
    "reference_letter",
    "reference_letter_part",
    "reference_letter_over",
  ]);
  expect(groups.get("other")).toContain("reference_letter_changed");
  const by = new Set(groups.get("other")?.map((reason) => reason.split("_")[0]));
  expect([...by]).toEqual(["reference", "number", "payer", "foreign", "assigned"]);
});
