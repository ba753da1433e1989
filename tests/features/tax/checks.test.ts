import { describe, expect, it } from "vitest";
import { type CheckName, checksOf, isCheckName } from "#app/features/taxes/tax/figures/checks.ts";
import type { ReturnFigures } from "#app/features/taxes/tax/figures/return-figures.ts";
import { xmlObstacle } from "#app/features/taxes/tax/files/xml-obstacle.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethod } from "../../support/tax/vat-method.ts";

const QUARTERS = vatMethod({ validFrom: "2026-02-15" });

const NOTHING: ReturnFigures = {
  total: 0,
  opted: 0,
  deductions: { export: 0, abroad: 0, notification: 0, exempt: 0, reductions: 0, various: 0 },
  undecided: 0,
  taxable: 0,
  rateLines: [],
  acquisition: { turnover: 0, rate: 81, tax: 0 },
  acquisitions: [],
  taxTotal: 0,
  difference: 0,
  inputTax: 0,
  payable: 0,
};

function unmet(stated: Parameters<typeof checksFor>[0]): CheckName[] {
  return checksFor(stated).flatMap(({ name, isMet }) => (isMet ? [] : [name]));
}

function checksFor({ vatNumber = "CHE-123.456.788", today = "2026-07-01", method = QUARTERS }) {
  return checksOf({
    span: { from: "2026-04-01", to: "2026-06-30" },
    method,
    figures: NOTHING,
    business: { name: "Muster AG", vatNumber },
    missingRates: null,
    isUnclearBefore: false,
    today,
    reconciled: null,
  });
}

it("a period can be closed from the day after its last one", () => {
  expect(unmet({ today: "2026-06-30" })).toEqual(["periodOver"]);
  expect(unmet({ today: "2026-07-01" })).toEqual([]);
});

it("whether activities are assigned is asked of a return by net tax rates alone", () => {
  const asked = (method: VatMethod) =>
    checksFor({ method })
      .map(({ name }) => name)
      .includes("activities");
  expect([asked({ ...QUARTERS, method: "net" }), asked(QUARTERS)]).toEqual([true, false]);
});

describe("a number of Liechtenstein", () => {
  it("is a VAT number, and no other text is", () => {
    expect(unmet({ vatNumber: "LI 51234" })).toEqual([]);
    expect(unmet({ vatNumber: "LI 5123" })).toEqual(["vatNumber"]);
    expect(unmet({ vatNumber: "" })).toEqual(["vatNumber"]);
  });

  it("makes a return that the tax administration's format cannot hold", () => {
    const obstacle = (vatNumber: string, more: Partial<VatMethod> = {}, startsOn = "2026-04-01") =>
      xmlObstacle({
        method: { ...QUARTERS, ...more },
        startsOn,
        business: { name: "Muster AG", vatNumber },
        checks: checksFor({ vatNumber, today: "2026-06-30" }),
      });
    expect(obstacle("LI 51234")).toBe("liechtenstein");
    expect(obstacle("CHE-123.456.788")).toBeNull();
    expect(obstacle("")).toBe("unmet");
    expect(obstacle("CHE-123.456.788", { method: "net" }, "2024-12-31")).toBe("early");
    expect(obstacle("CHE-123.456.788", { method: "net" }, "2025-01-01")).toBeNull();
  });
});

it("knows the names of its checks, and no other", () => {
  expect(["exchangeRates", "technicalCodes", "periodLength", ""].map(isCheckName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
