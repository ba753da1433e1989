import { expect, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { paymentPartLayout, receiptLayout } from "#app/features/selling/qr-bill/slip-layout.ts";
import { slipLine, type SlipSection } from "#app/features/selling/qr-bill/slip-line.ts";
import { SLIP_WORDS } from "#app/features/selling/qr-bill/slip-words.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";

/** A typeface whose letters are all half as wide as they are high. */
const measure = (text: string, size: number) => text.length * size * 0.5 * (25.4 / 72);

const usual = slipFor(invoiceDocument())!;
const long = (length: number) => {
  const party = { ...usual.creditor, name: "n".repeat(length), street: "s".repeat(length) };
  return { ...usual, creditor: party, debtor: party };
};

function sizes(section: SlipSection): number[] {
  const values = section.blocks
    .slice(1)
    .flatMap((block) => block.filter(({ bold }) => !bold).map(({ size }) => size));
  return [...new Set(values)];
}

function texts(section: SlipSection): string[] {
  return section.blocks.flat().map(({ text }) => text.trimEnd());
}

test("usual addresses are printed at the sizes of the style guide", () => {
  expect(sizes(receiptLayout(usual, SLIP_WORDS.de, measure))).toEqual([8]);
  expect(sizes(paymentPartLayout(usual, SLIP_WORDS.de, measure))).toEqual([10]);
});

test("the receipt shrinks step by step and leaves out the street only at last", () => {
  const steps = [80, 100, 110, 250].map((length) => receiptLayout(long(length), SLIP_WORDS.de, measure));
  expect(steps.map((step) => Math.min(...sizes(step)))).toEqual([7, 6, 6, 6]);
  expect(steps.map((step) => texts(step).some((text) => text.startsWith("s")))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("the payment part shrinks and keeps the street", () => {
  const section = paymentPartLayout(long(250), SLIP_WORDS.de, measure);
  expect(Math.min(...sizes(section))).toBeLessThan(10);
  expect(texts(section).some((text) => text.startsWith("s"))).toBe(true);
});

test("without amount and payer there are blank fields of the sizes of the style guide", () => {
  const blank = { ...usual, amount: null, debtor: null };
  const receipt = receiptLayout(blank, SLIP_WORDS.fr, measure);
  const payment = paymentPartLayout(blank, SLIP_WORDS.fr, measure);
  expect(receipt.frames).toMatchObject([
    { x: 5, width: 52, height: 20 },
    { x: 27, y: 68, width: 30, height: 10 },
  ]);
  expect(payment.frames).toMatchObject([
    { x: 118, width: 65, height: 25 },
    { x: 78, y: 72, width: 40, height: 15 },
  ]);
  expect(texts(receipt)).toContain("Payable par (nom/adresse)");
});

test("no heading without value, and additional information on the payment part only", () => {
  const bare = { ...usual, referenceType: "NON" as const, reference: "" };
  expect(texts(receiptLayout(bare, SLIP_WORDS.en, measure))).not.toContain("Reference");
  expect(texts(receiptLayout(bare, SLIP_WORDS.en, measure))).not.toContain("Additional information");
  expect(texts(paymentPartLayout({ ...bare, message: "" }, SLIP_WORDS.en, measure))).not.toContain(
    "Additional information",
  );
});

test("billing information follows the message, alternative procedures are cut to their line", () => {
  const bill = {
    ...usual,
    billingInformation: "//S1/10/1",
    alternativeProcedures: [`eBill/B/${"x".repeat(200)}`],
  };
  const lines = texts(paymentPartLayout(bill, SLIP_WORDS.de, measure));
  expect(lines[lines.indexOf("Rechnung INV-2026-0046") + 1]).toBe("//S1/10/1");
  expect(lines.at(-1)).toMatch(/^eBill\/B\/x+…$/);
});

test("a line of 72 points is an inch high, and its baseline at four fifths of it", () => {
  expect(slipLine("A", { x: 5, top: 10, size: 72 }).baseline).toBeCloseTo(10 + 0.8 * 25.4, 9);
});
