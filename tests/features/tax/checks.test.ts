import { describe, expect, it } from "vitest";
import { checksOf } from "#app/features/tax/figures/checks.ts";
import type { ReturnFigures } from "#app/features/tax/figures/return-figures.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";

const QUARTERS: VatMethod = {
  id: "1",
  validFrom: "2026-02-15",
  method: "effective",
  consideration: "agreed",
  period: "quarter",
  roundsToFive: false,
  activities: [],
};
const HALVES: VatMethod = { ...QUARTERS, id: "2", validFrom: "2026-08-01", method: "net", period: "half" };

const NOTHING: ReturnFigures = {
  total: 0,
  deductions: { export: 0, abroad: 0, exempt: 0, reductions: 0 },
  undecided: 0,
  taxable: 0,
  rateLines: [],
  acquisition: { turnover: 0, rate: 81, tax: 0 },
  taxTotal: 0,
  difference: 0,
  inputTax: 0,
  payable: 0,
};

function isLengthPermitted(
  from: string,
  to: string,
  method: VatMethod,
  methods = [QUARTERS, HALVES],
): boolean {
  const checks = checksOf({
    span: { from, to },
    method,
    methods,
    figures: NOTHING,
    business: { name: "Muster AG", vatNumber: "CHE-123.456.788" },
    missingRates: null,
    today: "2027-01-01",
  });
  return checks.find(({ name }) => name === "periodLength")?.isMet ?? false;
}

describe("the length of a period is permitted", () => {
  it("for a quarter of the calendar, the first and the last cut where the method begins and ends", () => {
    expect(isLengthPermitted("2026-04-01", "2026-06-30", QUARTERS)).toBe(true);
    expect(isLengthPermitted("2026-02-15", "2026-03-31", QUARTERS)).toBe(true);
    expect(isLengthPermitted("2026-07-01", "2026-07-31", QUARTERS)).toBe(true);
    expect(isLengthPermitted("2026-08-01", "2026-12-31", HALVES)).toBe(true);
  });

  it("not for a day too many, a day too few, or two quarters", () => {
    expect(isLengthPermitted("2026-04-01", "2026-07-01", QUARTERS)).toBe(false);
    expect(isLengthPermitted("2026-04-02", "2026-06-30", QUARTERS)).toBe(false);
    expect(isLengthPermitted("2026-04-01", "2026-06-29", QUARTERS)).toBe(false);
    expect(isLengthPermitted("2026-04-01", "2026-09-30", QUARTERS, [QUARTERS])).toBe(false);
  });

  it("not for a quarter with net tax rates", () => {
    const net: VatMethod = { ...QUARTERS, method: "net" };
    expect(isLengthPermitted("2026-04-01", "2026-06-30", net, [net])).toBe(false);
  });
});
