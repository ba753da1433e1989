import { decimalText } from "#app/swiss/decimal.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { formatVatRate, type VatRate } from "#app/swiss/vat.ts";
import { xmlElement, xmlLeaf } from "#app/platform/xml-element.ts";
import type { VatCategory } from "./vat-category.ts";

export function amountElement(name: string, rappen: Rappen): string {
  return xmlElement(name, decimalText(rappen, 2));
}

export function dayElement(name: string, day: Day, namespace: "udt" | "qdt" = "udt"): string {
  const digits = day.replaceAll("-", "");
  return xmlElement(name, xmlElement(`${namespace}:DateTimeString format="102"`, digits));
}

/** BR-O-5: what is outside the scope has no rate. */
export function rateElement(category: VatCategory, rate: VatRate): string {
  return category === "O" ? "" : xmlLeaf("ram:RateApplicablePercent", formatVatRate(rate));
}

/** Below 0 it is a charge. */
export function allowanceElement({ amount, reason }: Allowance, ...tax: string[]): string {
  return xmlElement(
    "ram:SpecifiedTradeAllowanceCharge",
    xmlElement("ram:ChargeIndicator", xmlElement("udt:Indicator", String(amount < 0))),
    amountElement("ram:ActualAmount", Math.abs(amount)),
    xmlLeaf("ram:Reason", reason),
    ...tax,
  );
}

interface Allowance {
  amount: Rappen;
  reason: string;
}
