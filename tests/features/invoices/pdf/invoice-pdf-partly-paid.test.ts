import { describe, expect, it, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { drawInvoice, SYMBOL_AREA, TEXTS } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { paidPart } from "../../../support/ledger/paid-part.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { readPdf, readQr } from "../../../support/read/read-pdf.ts";

const SLIP_TOP = 192;

test.each(LOCALES)(
  "what is paid and due stands below the total, and the slip asks for it: %s",
  async (language) => {
    const document = invoiceDocument({ ...paidPart(200_00), language });
    const [page, ...others] = readPdf(await drawInvoice(document));
    expect(others).toEqual([]);
    const { total, ledgerPayment, amountDue } = TEXTS[language];
    const paid = ledgerPayment.replace("{{date}}", formatDay("2026-11-20", language));
    const rows = [total, paid, amountDue].map((label) => page!.lines.find(({ text }) => text === label)!);
    const values = ["6'444.92", "6'244.92", "6'244.92"].map((text) =>
      page!.lines.findLast((line) => line.text === text)!,
    );
    expect(page!.lines.find(({ text }) => text === "−200.00")!.right).toBeLessThan(values[0]!.left);
    rows.forEach((row, index) => {
      const value = values[index]!;
      expect(value.right).toBeCloseTo(values[0]!.right, 0);
      expect(row.right).toBeLessThan(value.left);
      if (index > 0) expect(row.top).toBeGreaterThanOrEqual(rows[index - 1]!.bottom - 0.5);
    });
    expect(slipFor(document)!.amount).toBe(6_244_92);
    expect(readQr(page!, SYMBOL_AREA)).toBe(qrPayload(slipFor(document)!));
  },
);

test("the largest figure is what the slip asks for", async () => {
  const [page] = readPdf(await drawInvoice(invoiceDocument({ ...paidPart(200_00), isCopy: true })));
  const sizes = page?.lines.map(({ text, top, bottom }) => ({ text, height: bottom - top })) ?? [];
  const largest = sizes.toSorted((a, b) => b.height - a.height)[0];
  expect(largest?.text).toContain("6'244.92");
});

describe.each([9, 12, 13, 14, 15, 16, 40])("of %i rows", (count) => {
  it("the letter ends above the slip, and nothing overlaps", async () => {
    const document = invoiceDocument({
      items: manyItems(count),
      ...paidPart(5_00),
      notes: "Besten Dank für Ihren Auftrag.",
    });
    const pages = readPdf(await drawInvoice(document));
    const letter = pages.at(-1)!.lines.filter(({ top }) => top < SLIP_TOP);
    expect(Math.max(...letter.map(({ bottom }) => bottom))).toBeLessThan(SLIP_TOP);
    for (const { lines } of pages)
      for (const one of lines)
        for (const other of lines) {
          const isApart = one.right <= other.left || other.right <= one.left;
          if (one !== other && !isApart && other.top >= one.top)
            expect(other.top, `${one.text} / ${other.text}`).toBeGreaterThanOrEqual(one.bottom - 1);
        }
  });
});

test("nothing due asks for nothing, and a paid or cancelled one has no balance", async () => {
  const { total } = invoiceDocument();
  expect(slipFor(invoiceDocument({ settled: total }))).toBeNull();
  for (const mark of [{ kind: "cancelled" }, { kind: "paid", on: "2026-12-01" }] as const) {
    const [page] = readPdf(await drawInvoice(invoiceDocument({ ...paidPart(200_00), mark })));
    expect(page!.text).not.toContain("Zahlung vom");
  }
});

onDatabaseOfDay((open) => {
  it("the stored original stays as it was sent, a copy says what is due", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await invoiceWith(ctx, "draft");
    await markSent(ctx, id);
    const original = await downloadInvoice(ctx, id);
    await recordPayment(ctx, id, { amount: 200_00, note: "" });
    expect(Buffer.from((await downloadInvoice(ctx, id)).content)).toEqual(Buffer.from(original.content));
    const [copy] = readPdf((await downloadInvoice(ctx, id, "fr")).content);
    for (const text of [
      "Total CHF",
      "648.49",
      "Paiement du 21.11.2026",
      "−200.00",
      "Montant dû CHF",
      "448.49",
    ])
      expect(copy!.text).toContain(text);
  });
});
