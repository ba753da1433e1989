import { describe, expect, test } from "vitest";
import {
  eBillRecipientOf,
  slipFor,
  slipToPay,
} from "#app/features/selling/invoices/document/invoice-slip.ts";
import { SLIP_CHOICES, type SlipChoice } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { SLIP_WORDS } from "#app/features/selling/qr-bill/slip-words.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { qrBillProblems, qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA, TEXTS } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../support/invoices/invoice-document.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";
import { type Box, inkBox, type PdfPage, readPdf, readQr } from "../../support/read/read-pdf.ts";

/** Expected by the implementation guidelines; the phrase is fixed in each language. */
const EXPECTED: Record<SlipChoice, { amount: number | null; hasDebtor: boolean }> = {
  standard: { amount: 1234_50, hasDebtor: true },
  without_amount: { amount: null, hasDebtor: true },
  without_debtor: { amount: 1234_50, hasDebtor: false },
  donation: { amount: null, hasDebtor: false },
  notification: { amount: 0, hasDebtor: true },
};
const MESSAGES = {
  de: ["Rechnung INV-2026-0046", "NICHT ZUR ZAHLUNG VERWENDEN"],
  fr: ["Facture INV-2026-0046", "NE PAS UTILISER POUR LE PAIEMENT"],
  it: ["Fattura INV-2026-0046", "NON UTILIZZARE PER IL PAGAMENTO"],
  en: ["Invoice INV-2026-0046", "DO NOT USE FOR PAYMENT"],
} as const;
const PRINTED = { 123450: "1 234.50", 0: "0.00" } as const;
const SLIP_TOP = 192;

const ACCOUNTS = {
  QRR: { reference: "210000000000000000202601173", sender: { iban: "CH4431999123000889012" } },
  SCOR: { reference: "RF85INV20260117", sender: {} },
  NON: { reference: "", sender: {} },
} as const;
const REFERENCE_OF = {
  standard: "QRR",
  without_amount: "SCOR",
  without_debtor: "NON",
  donation: "QRR",
  notification: "SCOR",
} as const;

describe.each(LOCALES)("in %s", (language) => {
  test.each(SLIP_CHOICES)("%s: code and print say what was chosen", async (slip) => {
    const referenceType = REFERENCE_OF[slip];
    const document = invoiceDocument({
      ...ACCOUNTS[referenceType],
      referenceType,
      items: [item("Beratung", 1, 1234_50, 0)],
      language,
      slip,
    });
    const page = readPdf(await drawInvoice(document)).at(-1)!;
    const { amount, hasDebtor } = EXPECTED[slip];
    const [usual, phrase] = MESSAGES[language];
    const code = readQr(page, SYMBOL_AREA);
    expect(code).toBe(qrPayload(slipFor(document)!));
    expect(parseQrPayload(code)).toMatchObject({
      amount,
      currency: "CHF",
      debtor: hasDebtor ? { name: "Kulturhaus Obertor", postalCode: "8400" } : null,
      referenceType,
      message: slip === "notification" ? phrase : usual,
      billingInformation: "",
      alternativeProcedures: [],
    });
    const lines = page.lines.filter(({ top }) => top >= SLIP_TOP).map(({ text }) => text.trim());
    const count = (text: string) => lines.filter((line) => line === text).length;
    const words = SLIP_WORDS[language];
    expect(count(words.payableBy)).toBe(hasDebtor ? 2 : 0);
    expect(count("Kulturhaus Obertor")).toBe(hasDebtor ? 2 : 0);
    expect(count(words.payableByBlank)).toBe(hasDebtor ? 0 : 2);
    expect(count(words.amount)).toBe(2);
    for (const [value, text] of Object.entries(PRINTED))
      expect(count(text), text).toBe(String(amount) === value ? 2 : 0);
    expect(count(phrase)).toBe(slip === "notification" ? 1 : 0);
    if (amount === null) expectBlankAmounts(page);
    if (!hasDebtor) expectBlankDebtors(page, words.payableByBlank);
  });
});

function expectBlankAmounts(page: PdfPage) {
  expectBox(page, { left: 26.5, top: 67.6, right: 60, bottom: 80 }, { x: 27, y: 68, width: 30, height: 10 });
  expectBox(page, { left: 76, top: 71.6, right: 118.3, bottom: 90 }, { x: 78, y: 72, width: 40, height: 15 });
}

function expectBlankDebtors(page: PdfPage, heading: string) {
  const [receipt = 0, payment = 0] = page.lines
    .filter(({ text }) => text.trim() === heading)
    .map(({ bottom }) => bottom - SLIP_TOP + 0.3);
  expectBox(page, { left: 2, top: receipt, right: 61, bottom: 67.5 }, { x: 5, width: 52, height: 20 });
  expectBox(page, { left: 118.5, top: payment, right: 209, bottom: 89 }, { x: 118, width: 65, height: 25 });
}

/** mm from the slip's top left corner; the marks are 0.26 mm wide. */
function expectBox(
  page: PdfPage,
  area: Box,
  wanted: { x: number; y?: number; width: number; height: number },
) {
  const box = inkBox(page, { ...area, top: area.top + SLIP_TOP, bottom: area.bottom + SLIP_TOP });
  const { x, y = box.top - SLIP_TOP, width, height } = wanted;
  const found = [box.left, box.top - SLIP_TOP, box.right - x, box.bottom - box.top];
  for (const [index, mm] of [Math.max(x, area.left), y, width, height].entries())
    expect(Math.abs(found[index]! - mm), `${found.join(" ")} for ${mm}`).toBeLessThan(0.45);
}

describe("lines for the client's programs", () => {
  const document = invoiceDocument({
    sender: { billingInformation: true, eBillRecipient: "41010560425610173" },
    items: [item("Beratung", 1, 1234_50, 81)],
  });

  test.each([
    ["standard", true, true],
    ["without_amount", false, true],
    ["without_debtor", true, false],
    ["donation", false, false],
    ["notification", false, false],
  ] as const)("%s: billing information %s, eBill %s", (slip, hasBilling, hasEBill) => {
    const chosen = { ...document, slip };
    const { billingInformation, alternativeProcedures } = slipFor(chosen)!;
    expect(billingInformation !== "").toBe(hasBilling);
    expect(alternativeProcedures).toEqual(hasEBill ? ["eBill/B/41010560425610173"] : []);
    expect(eBillRecipientOf(chosen)).toBe(hasEBill ? "41010560425610173" : "");
  });
});

test("whoever cannot see the code is told what it says", () => {
  for (const language of LOCALES) {
    const words = invoiceMessages(TEXTS[language], LOCALE_TAGS[language]);
    const said = (slip: SlipChoice) => invoiceView(invoiceDocument({ language, slip }), words).qrCodeName;
    for (const slip of ["standard", "without_debtor"] as const) expect(said(slip)).toContain("6'444.92");
    for (const slip of ["without_amount", "donation"] as const) expect(said(slip)).not.toMatch(/\d/);
    expect(said("notification")).toContain("0.00");
  }
});

test.each(SLIP_CHOICES)("%s: a bank accepts it, whatever else the invoice is", (slip) => {
  for (const number of ["7", "№ 7", "9".repeat(99)])
    expect(qrBillProblems(slipFor(invoiceDocument({ slip, number }))!)).toEqual([]);
  expect(slipFor(invoiceDocument({ slip, items: [item("Gratis", 1, 0, 0)] }))).toBeNull();
  expect(slipFor(invoiceDocument({ slip, mark: { kind: "paid", on: "2026-11-20" } }))).toBeNull();
  expect(slipToPay(invoiceDocument({ slip })) === null).toBe(slip === "notification");
});

test("a client that no code can carry may be invoiced with a payment part that names nobody", () => {
  const cyrillic = { recipient: { name: "Иван" } };
  expect(slipFor(invoiceDocument({ ...cyrillic, slip: "donation" }))).toMatchObject({ debtor: null });
  expect(qrBillProblems(slipFor(invoiceDocument({ ...cyrillic, slip: "without_debtor" }))!)).toEqual([]);
});
