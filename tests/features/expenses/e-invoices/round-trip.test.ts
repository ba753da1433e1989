import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { readEInvoice } from "#app/features/taxes/expenses/receipts/e-invoice/read-e-invoice.ts";
import { compareReadings } from "#app/features/taxes/expenses/receipts/e-invoice/compare-readings.ts";
import { readQrPayload } from "#app/features/taxes/expenses/receipts/read-qr-payload.ts";
import { closeReceiptPool, scanReceipt } from "#app/features/taxes/expenses/receipts/scan-receipt.server.ts";
import { asksForPayment } from "#app/features/selling/invoices/document/invoice-slip.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { eInvoiceXml } from "#app/features/selling/invoices/e-invoice/e-invoice-xml.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { MAX_TOTAL } from "#app/swiss/money.ts";
import { FULL } from "../../../support/choice-of-day.ts";
import { someDocument } from "../../../support/e-invoices/some-document.ts";
import { drawInvoice, TEXTS } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../../support/invoices/invoice-document.ts";

afterAll(() => closeReceiptPool());

function requireReading(xml: string) {
  const read = readEInvoice(xml);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function expectEqual(read: ReturnType<typeof requireReading>, document: InvoiceDocument): void {
  expect(read).toMatchObject({
    isCreditNote: document.kind === "credit_note",
    supplier: document.sender.name,
    number: document.number,
    day: document.issueDate,
    dueDay: document.dueDate,
    currency: "CHF",
    total: document.total,
    due: document.total - (asksForPayment(document) ? document.settled : 0),
    reference: asksForPayment(document) ? document.reference || document.number : "",
  });
  const rates = (rows: { rate: number; vat: number }[]) =>
    rows.filter(({ rate }) => rate > 0).map(({ rate, vat }) => [rate, vat]);
  if (read.rows.length === 0) return;
  expect(rates(read.rows)).toEqual(rates(document.vatRows.filter(({ net, vat }) => net !== 0 || vat !== 0)));
  expect(read.rows.reduce((sum, { gross }) => sum + gross, 0)).toBe(document.total);
}

it("what we write, we read: the XML of any of our invoices", () => {
  let withRows = 0;
  fc.assert(
    fc.property(someDocument, (document) => {
      const words = invoiceMessages(TEXTS[document.language], LOCALE_TAGS[document.language]);
      const read = requireReading(eInvoiceXml(document, words) ?? "");
      expectEqual(read, document);
      const isUsual = document.vatRows.every(({ net }) => net > 5);
      if (isUsual) expect(read.rows.length).toBe(document.vatRows.length);
      withRows += read.rows.length > 0 ? 1 : 0;
    }),
    { numRuns: FULL ? 2000 : 100 },
  );
  expect(withRows).toBeGreaterThan(0);
});

it("what we write, we read: PDFs whose XML and QR code agree", async () => {
  await fc.assert(
    fc.asyncProperty(someDocument, async (document) => {
      fc.pre(document.total <= MAX_TOTAL);
      const pdf = await drawInvoice(document, undefined, null, true);
      const { qr, eInvoice, problem } = await scanReceipt(pdf, { owner: "b", withQr: true });
      expect(problem).toBe("");
      const read = eInvoice!;
      expectEqual(read, document);
      const bill = readQrPayload(qr);
      if (!bill) return;
      const saysNoAmount = ["without_amount", "donation", "notification"].includes(document.slip);
      expect(compareReadings(read, bill).amount.answer).toBe(saysNoAmount ? "unclear" : "same");
      expect(compareReadings(read, bill).iban.answer).not.toBe("different");
    }),
    { numRuns: FULL ? 60 : 4, endOnFailure: true },
  );
});

it("our usual invoice says thrice the same", async () => {
  const pdf = await drawInvoice(invoiceDocument(), undefined, null, true);
  const { qr, eInvoice } = await scanReceipt(pdf, { owner: "b", withQr: true });
  const comparison = compareReadings(eInvoice!, readQrPayload(qr)!);
  expect(Object.values(comparison).map(({ answer }) => answer)).toEqual(["same", "same", "same"]);
});
