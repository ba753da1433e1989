import { expect, it } from "vitest";
import { MATCHES } from "#app/features/books/ledger/payment-reasons.ts";
import { certaintyOf, howKey, whyAmount, whyKey } from "#app/features/money/payments/rows/why.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

it.each(LOCALES)("every way of matching a payment has its words, by account and by name, in %s", (locale) => {
  const t = translator(locale);
  for (const reason of MATCHES)
    for (const isOwnAccount of [true, false]) {
      const key = whyKey({ reason }, isOwnAccount);
      expect(t([`payments:why.${key}`], { amount: "1.00" })).not.toBe(`why.${key}`);
    }
});

it("a payment is as sure as the detail by which its invoice was found", () => {
  const both = (reason: string) => [true, false].map((isOwnAccount) => certaintyOf({ reason }, isOwnAccount));
  expect(both("reference")).toEqual(["sure", "sure"]);
  expect(both("number_part")).toEqual(["sure", "sure"]);
  expect(both("payer")).toEqual(["part", "weak"]);
  expect(both("payer_rounding")).toEqual(["part", "weak"]);
  for (const reason of ["foreign_currency", "reference_letter_changed"])
    expect(both(reason)).toEqual(["weak", "weak"]);
});

it("why a payment fits names what is missing, left over, let go or booked", () => {
  const proposal = (["payment", "rounding", "skonto", "payment"] as const).map((kind, at) => ({
    invoiceId: "a",
    kind,
    amount: [60_00, 3, 2_00, 20_00][at] ?? 0,
  }));
  const amountOf = (reason: string) => whyAmount({ reason, amount: 90_00, proposal }, 100_00);
  expect(amountOf("reference_part")).toBe(20_00);
  expect(amountOf("reference_over")).toBe(10_00);
  for (const reason of ["payer_rounding", "reference_charges"]) expect(amountOf(reason)).toBe(3);
  expect(amountOf("number_skonto")).toBe(2_00);
  expect(amountOf("foreign_currency")).toBe(80_00);
  expect(amountOf("reference")).toBeNull();
});

it("how a payment came is its source, or the detail that the bank's file was matched by", () => {
  expect(howKey({ source: "bank", reason: "reference_part" })).toBe("reference");
  expect(howKey({ source: "bank", reason: "assigned" })).toBe("assigned");
  expect(howKey({ source: "manual", reason: "" })).toBe("manual");
  expect(howKey({ source: "stripe", reason: "reference" })).toBe("stripe");
  expect(howKey({ source: "stripe", reason: "assigned" })).toBe("assigned");
});
