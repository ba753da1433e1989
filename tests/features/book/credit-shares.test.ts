import { expect, it } from "vitest";
import { creditShares } from "#app/features/taxes/book-writers/credit-shares.ts";

const USE = { id: "1", documentId: "invoice", day: "2026-07-01" };

it("what goes back later is of the rates of which more was credited than paid, also where VAT alone is left", () => {
  const rows = [
    { rate: 8.1, net: 100, vat: 9 },
    { rate: 2.6, net: 50, vat: 1 },
    { rate: 3.8, net: 10, vat: 0 },
  ];
  // Credited less paid: 0 and 1 at 8.1 %, 50 and 1 at 2.6 %, less 1 at 3.8 %. Of the 52 at the first two, 51 go back.
  const settled = [
    { rate: 8.1, net: 100, vat: 8 },
    { rate: 3.8, net: 11, vat: 0 },
  ];
  const [moved, ...others] = creditShares({ rows, total: 170 }, [{ ...USE, amount: 119, settled }]);
  expect(others).toEqual([]);
  expect(moved?.vat).toEqual([
    { rate: 8.1, net: 0, vat: 0 },
    { rate: 2.6, net: 1, vat: 0 },
    { rate: 3.8, net: -1, vat: 0 },
  ]);
});
