import fc from "fast-check";
import { expect, it } from "vitest";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { vatParts } from "#app/features/selling/invoices/pricing/vat-parts.ts";

it("of 1'081.00 at 8.1 %, 2 % Skonto is 20.00 net and 1.62 VAT", () => {
  expect(vatParts(21_62, [{ rate: 81, net: 1_000_00, vat: 81_00 }])).toEqual([
    { rate: 81, net: 20_00, vat: 1_62 },
  ]);
});

it("an amount is spread over the rates in proportion to gross", () => {
  const rows = [
    { rate: 81, net: 1_000_00, vat: 81_00 },
    { rate: 26, net: 1_000_00, vat: 26_00 },
    { rate: 0, net: 0, vat: 0 },
  ];
  expect(vatParts(21_07, rows)).toEqual([
    { rate: 81, net: 10_00, vat: 81 },
    { rate: 26, net: 10_00, vat: 26 },
  ]);
});

it("a single Rappen and a rate of 100 % have a part too", () => {
  expect(vatParts(1, [{ rate: 0, net: 100, vat: 0 }])).toEqual([{ rate: 0, net: 1, vat: 0 }]);
  expect(vatParts(2, [{ rate: 1000, net: 100, vat: 100 }])).toEqual([{ rate: 1000, net: 1, vat: 1 }]);
});

const invoices = fc.array(
  fc.record({ total: fc.integer({ min: 0, max: 10_000_00 }), vatRate: fc.constantFrom(81, 26, 38, 77, 0) }),
  { minLength: 1, maxLength: 8 },
);

it("the parts add up to the amount, and to the invoice's own VAT when all of it is let go", () => {
  fc.assert(
    fc.property(invoices, fc.double({ min: 0, max: 1, noNaN: true }), (items, share) => {
      const { total, vatRows } = totalsOf(items);
      const amount = Math.floor(total * share);
      const sum = vatParts(amount, vatRows).reduce((sum, { net, vat }) => sum + net + vat, 0);
      expect(sum).toBe(amount);
      expect(vatParts(total, vatRows)).toEqual(vatRows.filter(({ net }) => net > 0));
    }),
  );
});

it("what was added to reach 5 Rappen has no VAT in it", () => {
  const { total, vatRows } = totalsOf([{ total: 99_98, vatRate: 0 }], undefined, true);
  expect(total).toBe(100_00);
  expect(vatParts(total, vatRows)).toEqual([{ rate: 0, net: 99_98, vat: 0 }]);
});
