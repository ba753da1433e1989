import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  discountFigure,
  parseDiscount,
  storedDiscount,
} from "#app/features/selling/invoices/fields/discount.ts";
import { spread } from "#app/features/selling/invoices/pricing/totals.ts";
import {
  discountTotalOf,
  itemTotal,
  PLAIN_PRICES,
  roundingToFive,
  totalsOf,
} from "#app/features/selling/invoices/pricing/totals.ts";
import { includedVat, vatAmount } from "#app/swiss/vat.ts";

const TWO_RATES = [
  { total: 1_000_00, vatRate: 81 },
  { total: 500_00, vatRate: 26 },
];

const lines = fc.array(
  fc.record({
    total: fc.integer({ min: 0, max: 1_000_000_000 }),
    vatRate: fc.constantFrom(81, 26, 38, 0, 77),
  }),
);

describe("totals without discounts", () => {
  it("round once per rate, not per line", () => {
    const vatOf = (totals: number[]) =>
      totalsOf(totals.map((total) => ({ total, vatRate: 81 }))).vatRows.map(({ vat }) => vat);
    expect(vatOf([18750, 87500])).toEqual([8606]);
    expect(vatOf([7, 7, 7])).toEqual([2]);
    expect(vatOf([1290, 1290, 1290])).toEqual([313]);
  });

  it("give one row per rate, highest first", () => {
    const rows = [
      { total: 8990, vatRate: 26 },
      { total: 125000, vatRate: 81 },
      { total: 500, vatRate: 0 },
      { total: 32000, vatRate: 38 },
    ];
    expect(totalsOf(rows).vatRows).toEqual([
      { rate: 81, net: 125000, vat: 10125 },
      { rate: 38, net: 32000, vat: 1216 },
      { rate: 26, net: 8990, vat: 234 },
      { rate: 0, net: 500, vat: 0 },
    ]);
    expect(totalsOf([]).vatRows).toEqual([]);
  });

  it("lose no line: nets add up, every row is the VAT of its net, order does not matter", () => {
    fc.assert(
      fc.property(lines, (lines) => {
        const { vatRows, subtotal, total } = totalsOf(lines);
        expect(subtotal).toBe(lines.reduce((sum, { total }) => sum + total, 0));
        expect(new Set(vatRows.map(({ rate }) => rate)).size).toBe(vatRows.length);
        for (const { rate, net, vat } of vatRows) expect(vat).toBe(vatAmount(net, rate));
        expect(total).toBe(subtotal + vatRows.reduce((sum, { vat }) => sum + vat, 0));
        expect(totalsOf(lines.toReversed()).vatRows).toEqual(vatRows);
      }),
    );
  });
});

describe("a discount of the invoice", () => {
  it("is taken from the rates in proportion, before VAT", () => {
    const percent = totalsOf(TWO_RATES, { ...PLAIN_PRICES, invoiceDiscount: "10%" });
    expect(percent.vatRows).toEqual([
      { rate: 81, net: 900_00, vat: 72_90 },
      { rate: 26, net: 450_00, vat: 11_70 },
    ]);
    expect(percent).toMatchObject({ discountTotal: 150_00, vatTotal: 84_60, total: 1_434_60 });
    const fixed = totalsOf(TWO_RATES, { ...PLAIN_PRICES, invoiceDiscount: "100.00 Jubiläum" });
    expect(fixed.vatRows).toEqual([
      { rate: 81, net: 933_33, vat: 75_60 },
      { rate: 26, net: 466_67, vat: 12_13 },
    ]);
    expect(fixed).toMatchObject({ discountTotal: 100_00, total: 1_487_73 });
  });

  it("is spread exactly, and no share is more than what it is taken from", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
        const sum = weights.reduce((a, b) => a + b, 0);
        const amount = Math.floor(sum * part);
        const shares = spread(amount, weights);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[index]!);
        });
      }),
    );
    expect(spread(4, Array<number>(10).fill(1))).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it("can be told from the written document", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 10_000 }), fc.boolean(), (items, percent, isGross) => {
        const pricing = { invoiceDiscount: `${percent / 100}%`, pricesIncludeVat: isGross ? 1 : 0 };
        const totals = totalsOf(items, pricing, true);
        expect(discountTotalOf({ items, ...pricing, ...totals })).toBe(totals.discountTotal);
        expect(totals.total).toBe(totals.subtotal + totals.vatTotal + totals.rounding);
      }),
    );
  });
});

describe("a discount of a row", () => {
  it.each([
    [2000, 150_00, "10%", 270_00],
    [1000, 100_00, "33.33% Treue", 66_67],
    [3000, 9_95, "5.00 Aktion", 24_85],
    [1000, 80_00, "", 80_00],
    [1000, 80_00, "100%", 0],
  ])("%i thousandths at %i less %s is %i", (quantity, unitPrice, discount, total) => {
    expect(itemTotal({ quantity, unitPrice, discount })).toBe(total);
  });

  it.each([
    ["10 %", "10%", ""],
    ["2,5% Treuerabatt", "2.5%", "Treuerabatt"],
    ["CHF 50 Jubiläum", "50.00", "Jubiläum"],
    ["1'000.50", "1'000.50", ""],
    ["50.00 CHF Aktion", "50.00", "Aktion"],
  ])("is read from %s", (typed, figure, label) => {
    const discount = parseDiscount(typed);
    expect(discount && [discountFigure(discount), discount.label]).toEqual([figure, label]);
  });

  it.each(["zehn", "101%", "-5", "10.005%", "10%%", "5 %5"])("is not read from %s", (typed) => {
    expect(parseDiscount(typed)).toBeNull();
  });

  it("is none when it is nothing", () => {
    for (const typed of ["", "  ", "0", "0%"]) expect(parseDiscount(typed)).toBeUndefined();
    expect(storedDiscount("")).toBeUndefined();
  });
});

describe("prices that include VAT", () => {
  it("have it taken out by rate", () => {
    const totals = totalsOf(
      [
        { total: 1_081_00, vatRate: 81 },
        { total: 102_60, vatRate: 26 },
      ],
      { ...PLAIN_PRICES, pricesIncludeVat: 1 },
    );
    expect(totals.vatRows).toEqual([
      { rate: 81, net: 1_000_00, vat: 81_00 },
      { rate: 26, net: 100_00, vat: 2_60 },
    ]);
    expect(totals).toMatchObject({ subtotal: 1_100_00, vatTotal: 83_60, total: 1_183_60 });
  });

  it("always add up to what the rows say", () => {
    fc.assert(
      fc.property(lines, (items) => {
        const { total, vatRows, itemsTotal } = totalsOf(items, { ...PLAIN_PRICES, pricesIncludeVat: 1 });
        expect(total).toBe(itemsTotal);
        for (const { rate, net, vat } of vatRows) expect(vat).toBe(includedVat(net + vat, rate));
      }),
    );
  });
});

it.each([
  [1_00, 0],
  [1_01, -1],
  [1_02, -2],
  [1_03, 2],
  [1_04, 1],
  [99_999_999_998, 2],
])("%i Rappen are rounded to five by %i", (amount, rounding) => {
  expect(roundingToFive(amount)).toBe(rounding);
  expect(totalsOf([{ total: amount, vatRate: 0 }], PLAIN_PRICES, true).total % 5).toBe(0);
});
