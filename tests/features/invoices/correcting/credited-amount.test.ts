import fc from "fast-check";
import { expect, it } from "vitest";
import { creditedAmount } from "#app/features/selling/invoices/correcting/credited-amount.ts";
import {
  creditedParts,
  type CreditedParts,
  type CreditedSoFar,
  leftToCredit,
  NOTHING_CREDITED,
} from "#app/features/selling/invoices/correcting/credited-parts.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import { itemTotal, type Pricing, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { sumByRate, type VatRow } from "#app/swiss/vat.ts";

type Row = Pick<InvoiceItem, "quantity" | "unitPrice" | "vatRate">;

function invoiceOf(rows: Row[], more: Partial<Pricing> = {}) {
  const pricing = { invoiceDiscount: "", pricesIncludeVat: 0, ...more };
  const items = rows.map((row) => {
    const one = {
      description: "Beratung",
      unit: "h",
      zeroRateReason: "" as const,
      discount: "",
      details: "",
    };
    return { ...one, ...row, total: itemTotal({ ...one, ...row }) };
  });
  return { ...pricing, items, ...totalsOf(items, pricing, false) };
}

function added(soFar: CreditedSoFar, { items, vatRows, total }: CreditedParts): CreditedSoFar {
  const [rows, amounts] = [new Map(soFar.rows), new Map(soFar.amounts)];
  for (const { correctsPosition, quantity, total, vatRate } of items) {
    if (correctsPosition === undefined) {
      amounts.set(vatRate, (amounts.get(vatRate) ?? 0) + total);
      continue;
    }
    const before = rows.get(correctsPosition) ?? { quantity: 0, total: 0 };
    rows.set(correctsPosition, { quantity: before.quantity + quantity, total: before.total + total });
  }
  return { rows, amounts, vatRows: sumByRate([...soFar.vatRows, ...vatRows]), total: soFar.total + total };
}

const chargedIn = (rows: readonly VatRow[]) =>
  rows.filter(({ net, vat }) => net + vat > 0).toSorted((a, b) => b.rate - a.rate);

const ofRows = ({ items }: CreditedParts) => items.reduce((sum, { total }) => sum + total, 0);

const charged = ({ pricesIncludeVat }: { pricesIncludeVat: number }, rows: readonly VatRow[]) =>
  rows.reduce((sum, { net, vat }) => sum + net + (pricesIncludeVat ? vat : 0), 0);

const describe = (amount: number) => ({ amount, description: "Preisminderung" });

it("50.00 of one rate are 46.25 and 3.75 VAT, in one row of its own", () => {
  const invoice = invoiceOf([{ quantity: 9_000, unitPrice: 66_67, vatRate: 81 }]);
  const { items, vatRows, total, rounding } = creditedAmount(invoice, NOTHING_CREDITED, describe(50_00));
  expect([total, rounding, vatRows]).toEqual([50_00, 0, [{ rate: 81, net: 46_25, vat: 3_75 }]]);
  expect(items).toMatchObject([
    { description: "Preisminderung", quantity: 1000, unitPrice: 46_25, total: 46_25 },
  ]);
  expect(items[0]).not.toHaveProperty("correctsPosition");
});

it("an amount is taken from the rates by what is left of them", () => {
  const invoice = invoiceOf([
    { quantity: 1_000, unitPrice: 1_000_00, vatRate: 81 },
    { quantity: 1_000, unitPrice: 1_000_00, vatRate: 26 },
  ]);
  const first = creditedParts(invoice, NOTHING_CREDITED, [1_000, 0]);
  const { vatRows } = creditedAmount(invoice, added(NOTHING_CREDITED, first), describe(513_00));
  expect(vatRows).toEqual([{ rate: 26, net: 500_00, vat: 13_00 }]);
});

it("after a lower price a quantity is credited at that price", () => {
  const invoice = invoiceOf([{ quantity: 10_000, unitPrice: 100_00, vatRate: 0 }]);
  const lower = added(NOTHING_CREDITED, creditedAmount(invoice, NOTHING_CREDITED, describe(100_00)));
  const { total, items } = creditedParts(invoice, lower, [1_000]);
  expect([total, items[0]?.discount]).toEqual([90_00, "10.00"]);
});

it("prices that include VAT lose what the client pays less", () => {
  const invoice = invoiceOf([{ quantity: 1_000, unitPrice: 500_00, vatRate: 81 }], { pricesIncludeVat: 1 });
  const { items, vatTotal, subtotal } = creditedAmount(invoice, NOTHING_CREDITED, describe(50_00));
  expect([items[0]?.unitPrice, subtotal, vatTotal]).toEqual([50_00, 46_25, 3_75]);
});

/** Rounded shares of rows and amounts are once more than the rate charges. */
const SHARES_OF_FEW_RAPPEN: [Row[], Pricing, { isAmount: boolean; part: number }[]] = [
  [
    { quantity: 500, unitPrice: 1, vatRate: 81 },
    { quantity: 1, unitPrice: 5500, vatRate: 81 },
  ],
  { invoiceDiscount: "", pricesIncludeVat: 0 },
  [
    { isAmount: false, part: 48 },
    { isAmount: true, part: 75 },
    { isAmount: false, part: 4 },
    { isAmount: true, part: 50 },
  ],
];

it("amounts and quantities in any order end at the invoice, to the Rappen", () => {
  const row = fc.record({
    quantity: fc.integer({ min: 1, max: 20_000 }),
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    vatRate: fc.constantFrom(81, 26, 38, 0),
  });
  const steps = fc.array(fc.record({ isAmount: fc.boolean(), part: fc.integer({ min: 1, max: 100 }) }), {
    maxLength: 5,
  });
  const pricing = fc.record({
    invoiceDiscount: fc.constantFrom("", "7.5%"),
    pricesIncludeVat: fc.constantFrom(0, 1),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), pricing, steps, (rows, pricing, steps) => {
      const invoice = invoiceOf(rows, pricing);
      let soFar = NOTHING_CREDITED;
      for (const { isAmount, part } of steps) {
        const left = invoice.total - soFar.total;
        const amount = Math.floor((left * part) / 200);
        if (isAmount && amount === 0) continue;
        const parts = isAmount
          ? creditedAmount(invoice, soFar, describe(amount))
          : creditedParts(
              invoice,
              soFar,
              leftToCredit(invoice, soFar).map((most) => Math.floor((most * part) / 100)),
            );
        expect(parts.total).toBeGreaterThanOrEqual(0);
        if (isAmount) expect([parts.total, Math.abs(parts.rounding) <= rows.length]).toEqual([amount, true]);
        for (const { net, vat } of parts.vatRows) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
        if (invoice.invoiceDiscount === "") expect(ofRows(parts)).toBe(charged(invoice, parts.vatRows));
        soFar = added(soFar, parts);
      }
      const rest = creditedParts(invoice, soFar, leftToCredit(invoice, soFar));
      const all = added(soFar, rest);
      expect(all.total).toBe(invoice.total);
      expect(chargedIn(all.vatRows)).toEqual(chargedIn(invoice.vatRows));
    }),
    { numRuns: 300, examples: [SHARES_OF_FEW_RAPPEN] },
  );
});
