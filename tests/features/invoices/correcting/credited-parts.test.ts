import fc from "fast-check";
import { expect, it } from "vitest";
import {
  creditedParts,
  type CreditedParts,
  type CreditedSoFar,
  leftToCredit,
  NOTHING_CREDITED,
} from "#app/features/selling/invoices/correcting/credited-parts.ts";
import { creditNoteForm } from "#app/features/selling/invoices/correcting/credit-note-form.ts";
import { itemTotal, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import type { VatRow } from "#app/swiss/vat.ts";

const item = fc.record({
  description: fc.constant("Konzept"),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  unit: fc.constant("h"),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  vatRate: fc.constantFrom(81, 26, 38, 0),
  zeroRateReason: fc.constant("" as const),
  discount: fc.constantFrom("", "10%", "33.33%", "0.05"),
  details: fc.constantFrom("", "In zwei Varianten"),
});

const invoice = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    invoiceDiscount: fc.constantFrom("", "7.5%", "0.03", "12% Treue"),
    pricesIncludeVat: fc.constantFrom(0, 1),
    roundsToFive: fc.boolean(),
  })
  .map(({ roundsToFive, ...pricing }) => {
    const items = pricing.items.map((item) => ({ ...item, total: itemTotal(item) }));
    return { ...pricing, items, ...totalsOf(items, pricing, roundsToFive) };
  });

function added(soFar: CreditedSoFar, { items, vatRows, total }: CreditedParts): CreditedSoFar {
  const rows = new Map(soFar.rows);
  for (const { correctsPosition = 0, quantity, total } of items) {
    const before = rows.get(correctsPosition) ?? { quantity: 0, total: 0 };
    rows.set(correctsPosition, { quantity: before.quantity + quantity, total: before.total + total });
  }
  return {
    rows,
    amounts: soFar.amounts,
    vatRows: sums([...soFar.vatRows, ...vatRows]),
    total: soFar.total + total,
  };
}

function sums(rows: readonly VatRow[]): VatRow[] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const own = rows.filter((row) => row.rate === rate);
    const sum = (of: "net" | "vat") => own.reduce((sum, row) => sum + row[of], 0);
    return { rate, net: sum("net"), vat: sum("vat") };
  });
}

it("all of it at once is the invoice: same rows, same VAT, same total", () => {
  fc.assert(
    fc.property(invoice, (invoice) => {
      const whole = creditedParts(invoice, NOTHING_CREDITED, leftToCredit(invoice, NOTHING_CREDITED));
      expect(whole).toMatchObject({
        isWhole: true,
        total: invoice.total,
        subtotal: invoice.subtotal,
        vatTotal: invoice.vatTotal,
        rounding: invoice.rounding,
        vatRows: invoice.vatRows,
      });
      for (const of of ["total", "details"] as const)
        expect(whole.items.map((item) => item[of])).toEqual(invoice.items.map((item) => item[of]));
    }),
  );
});

it("in any parts, credits never exceed the invoice and together are the invoice", () => {
  fc.assert(
    fc.property(
      invoice,
      fc.array(fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 })),
      (invoice, cuts) => {
        let soFar = NOTHING_CREDITED;
        const credit = (quantities: number[]) => {
          const parts = creditedParts(invoice, soFar, quantities);
          expect(parts.total).toBe(parts.subtotal + parts.vatTotal + parts.rounding);
          for (const { net, vat } of parts.vatRows) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
          for (const { total } of parts.items) expect(total).toBeGreaterThanOrEqual(0);
          soFar = added(soFar, parts);
          expect(soFar.total).toBeLessThanOrEqual(invoice.total);
          for (const [position, { quantity, total }] of soFar.rows) {
            expect(quantity).toBeLessThanOrEqual(invoice.items[position]!.quantity);
            expect(total).toBeLessThanOrEqual(invoice.items[position]!.total);
          }
        };
        for (const cut of cuts)
          credit(leftToCredit(invoice, soFar).map((left, row) => Math.floor((left * cut[row]!) / 2000)));
        credit(leftToCredit(invoice, soFar));
        expect(soFar.total).toBe(invoice.total);
        expect(soFar.vatRows).toEqual(invoice.vatRows);
      },
    ),
  );
});

it("part of a row takes its share of both discounts, and VAT at the invoice's rate", () => {
  const rated = { vatRate: 81, zeroRateReason: "" as const };
  const item = { description: "Beratung", unit: "h", ...rated, discount: "10%", details: "" };
  const items = [{ ...item, quantity: 10_000, unitPrice: 100_00, total: 900_00 }];
  const pricing = { invoiceDiscount: "90.00 Treue", pricesIncludeVat: 0 };
  const invoice = { ...pricing, items, ...totalsOf(items, pricing) };
  expect(creditedParts(invoice, NOTHING_CREDITED, [2_000])).toMatchObject({
    items: [{ quantity: 2_000, total: 180_00, discount: "10%", correctsPosition: 0 }],
    invoiceDiscount: "18.00 Treue",
    vatRows: [{ rate: 81, net: 162_00, vat: 13_12 }],
    subtotal: 162_00,
    vatTotal: 13_12,
    rounding: 0,
    total: 175_12,
    isWhole: false,
  });
});

it("a row is credited up to the largest quantity that a row has, and no empty one", () => {
  const read = (...quantities: string[]) => {
    const items = quantities.map((quantity) => ({ quantity }));
    return creditNoteForm.schema.safeParse({ by: "rows", reason: "", items });
  };
  expect(read("999'999", "").data).toMatchObject({
    items: [
      { position: 1, quantity: 999_999_000 },
      { position: 2, quantity: 0 },
    ],
  });
  for (const quantities of [["1000000"], ["viel"], ["", " "]])
    expect(read(...quantities).success, quantities.join()).toBe(false);
});
