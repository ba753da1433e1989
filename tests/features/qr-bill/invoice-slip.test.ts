import { expect, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { qrBillProblems } from "#app/swiss/qr-payload.ts";
import { invoiceDocument, item } from "../../support/invoices/invoice-document.ts";

test("the bill of an invoice is valid and says its number in its language", () => {
  const bill = slipFor(invoiceDocument({ language: "it" }))!;
  expect(qrBillProblems(bill)).toEqual([]);
  expect(bill).toMatchObject({ amount: 644492, currency: "CHF", message: "Fattura INV-2026-0046" });
});

test.each([
  ["nothing to pay", invoiceDocument({ items: [item("Gratis", 1, 0, 0)] })],
  ["no account", invoiceDocument({ sender: { iban: "" } })],
])("%s: no bill", (_, document) => {
  expect(slipFor(document)).toBeNull();
});

test.each([
  ["name", { name: "" }],
  ["postal code", { postalCode: "" }],
  ["city", { city: "" }],
  ["characters of the code", { name: "Иван" }],
])("a recipient without %s is left to the payer", (_, recipient) => {
  expect(slipFor(invoiceDocument({ recipient }))!.debtor).toBeNull();
});

test("the message is at most 140 characters, and empty rather than wrong", () => {
  expect(slipFor(invoiceDocument({ number: "9".repeat(200) }))!.message).toHaveLength(140);
  expect(slipFor(invoiceDocument({ number: "№ 7" }))!.message).toBe("");
});

test("typographic signs of the number are plain in the message", () => {
  const bill = slipFor(invoiceDocument({ number: "R’2026–1\u202f“A”" }))!;
  expect(bill.message).toBe('Rechnung R\'2026-1 "A"');
  expect(qrBillProblems(bill)).toEqual([]);
});
