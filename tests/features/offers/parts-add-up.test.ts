import fc from "fast-check";
import { expect, it } from "vitest";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { totalsLess } from "#app/features/selling/invoices/pricing/totals.ts";
import { itemTotal, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { offerPartRows } from "#app/features/selling/offers/invoicing/offer-part-rows.ts";
import { WHOLE_IN_PERCENT } from "#app/features/selling/invoices/deposits/part-rows.ts";

const item = fc.record({
  quantity: fc.integer({ min: 1, max: 50_000 }),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  vatRate: fc.constantFrom(81, 26, 38, 0, 77),
  discount: fc.constantFrom("", "", "10%", "33.33% Treue"),
});

const offer = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 8 }),
  invoiceDiscount: fc.constantFrom("", "", "5%", "12.34%", "1.05"),
  pricesIncludeVat: fc.constantFrom(0, 1),
});

/** Hundredths of a percent, which together stay below the whole. */
const percents = fc
  .array(fc.integer({ min: 1, max: 6_000 }), { minLength: 1, maxLength: 6 })
  .filter((parts) => parts.reduce((sum, part) => sum + part, 0) < WHOLE_IN_PERCENT);

it("parts and the final invoice are the offer, to the Rappen and at each VAT rate", () => {
  fc.assert(
    fc.property(offer, percents, fc.boolean(), (offer, percents, roundsToFive) => {
      const items = offer.items.map((one) => ({
        ...one,
        zeroRateReason: "" as const,
        total: itemTotal(one),
      }));
      const whole = totalsOf(items, offer, roundsToFive);
      const deductions: Deduction[] = [];
      let [before, charged] = [0, 0];
      for (const percent of percents) {
        const rows = offerPartRows(
          { ...whole, items, pricesIncludeVat: offer.pricesIncludeVat },
          { percent, before, description: "" },
        );
        const part = totalsOf(
          rows,
          { invoiceDiscount: "", pricesIncludeVat: offer.pricesIncludeVat },
          roundsToFive,
        );
        const { vatRows, rounding } = part;
        deductions.push({ id: "", number: "", issueDate: "", vatRows, rounding });
        before += percent;
        charged += part.total;
        const share = (whole.subtotal + whole.vatTotal) * (percent / WHOLE_IN_PERCENT);
        expect(Math.abs(part.total - share)).toBeLessThanOrEqual(2 * whole.vatRows.length + 3);
      }
      const final = totalsLess(whole, deductions);
      if (!final) {
        // Almost all of a small offer was charged: its parts were rounded up to 5 Rappen.
        expect(whole.total - charged).toBeLessThan(0);
        return;
      }
      expect(final.total + charged).toBe(whole.total);
      expect(final.subtotal + final.vatTotal + final.rounding).toBe(final.total);
      for (const { rate, net, vat } of whole.vatRows) {
        const all = [...deductions, final].flatMap(({ vatRows }) =>
          vatRows.filter((row) => row.rate === rate),
        );
        expect(all.reduce((sum, row) => sum + row.net, 0)).toBe(net);
        expect(all.reduce((sum, row) => sum + row.vat, 0)).toBe(vat);
      }
    }),
    { numRuns: 400 },
  );
});

it("a Rappen has a row, and nothing has none", () => {
  const offer = { items: [], vatRows: [{ rate: 81, net: 1, vat: 0 }], pricesIncludeVat: 0 };
  const rows = (percent: number, before: number) =>
    offerPartRows(offer, { percent, before, description: "" });
  expect(rows(6_000, 0)).toMatchObject([{ unitPrice: 1, total: 1, vatRate: 81 }]);
  expect(rows(3_000, 6_000)).toEqual([]);
});
