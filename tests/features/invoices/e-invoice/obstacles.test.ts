import { expect, it } from "vitest";
import { type Obstacle, OBSTACLES, obstaclesOf } from "#app/features/selling/invoices/e-invoice/obstacles.ts";
import { invoiceDocument } from "../../../support/invoices/invoice-document.ts";

type Changes = Parameters<typeof invoiceDocument>[0];

const VAT_AT_8_1 = [{ rate: 81, net: 10_000, vat: 810 }];

/** A document that has this one obstacle. */
const CASES: Record<Obstacle, Changes> = {
  number: { number: "" },
  seller: { sender: { country: "" } },
  sellerId: { sender: { vatNumber: "", email: "", iban: "" }, vatRows: [] },
  vatNumber: { sender: { vatNumber: "MWST" } },
  vatWithoutNumber: { sender: { vatNumber: "", email: "anna@example.ch" } },
  buyer: { recipient: { name: "" } },
  country: { recipient: { country: "SS" } },
  deductions: { vatRows: [...VAT_AT_8_1, { rate: 38, net: -100, vat: -4 }] },
  negative: { total: -1 },
  charges: { charged: 2_000 },
};

it.each(Object.entries(CASES))("%s is named alone", (obstacle, changes) => {
  expect(obstaclesOf(invoiceDocument(changes))).toEqual([obstacle]);
});

it("all obstacles are named at once, and none where there is none", () => {
  expect(obstaclesOf(invoiceDocument())).toEqual([]);
  const { number, charges, negative } = CASES;
  expect(obstaclesOf(invoiceDocument({ ...number, ...charges, ...negative }))).toEqual(
    Object.keys(OBSTACLES).filter((name) => ["number", "negative", "charges"].includes(name)),
  );
});
