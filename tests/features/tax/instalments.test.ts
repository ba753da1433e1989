import { expect, it } from "vitest";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { instalmentDays } from "#app/features/taxes/tax/periods/instalments.ts";
import { vatMethod } from "../../support/tax/vat-method.ts";

const ANNUAL = vatMethod({ validFrom: "2024-01-01", period: "year" });

function days(changes: Partial<VatMethod>, year = "2026"): string[] {
  return instalmentDays([{ ...ANNUAL, ...changes }], { from: `${year}-01-01`, to: `${year}-12-31` });
}

it("who files annually pays within 150, 240 and 330 days, by net tax rates within 240 (Art. 86a MWSTG)", () => {
  expect(days({})).toEqual(["2026-05-30", "2026-08-28", "2026-11-26"]);
  expect(days({ method: "net" })).toEqual(["2026-08-28"]);
});

it("nobody else pays instalments, and none is due before 2025 or after the period", () => {
  expect(days({ period: "quarter" })).toEqual([]);
  expect(days({ method: "none" })).toEqual([]);
  expect(days({}, "2024")).toEqual([]);
  expect(instalmentDays([ANNUAL], { from: "2026-06-01", to: "2026-12-31" })).toEqual(["2026-10-28"]);
});
