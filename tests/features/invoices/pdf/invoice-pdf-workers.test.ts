import { afterAll, expect, test } from "vitest";
import {
  closeInvoicePdfPool,
  renderInvoicePdf,
} from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { joinPdfs } from "#app/features/selling/invoices/pdf/join-pdfs.server.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";

const CREATED_AT = "2026-11-21T09:30:00Z";

afterAll(closeInvoicePdfPool);

test("a worker thread draws the very bytes that this thread would", async () => {
  const document = invoiceDocument();
  const bytes = await renderInvoicePdf(document, CREATED_AT, null);
  expect(bytes.equals(await drawInvoice(document, CREATED_AT))).toBe(true);
});

test("a bill that breaks a rule is refused, and the next one drawn", async () => {
  await expect(
    renderInvoicePdf(invoiceDocument({ reference: "RF00WRONG" }), CREATED_AT, null),
  ).rejects.toThrow(/QR-bill/);
  expect(readPdf(await renderInvoicePdf(invoiceDocument(), CREATED_AT, null))).toHaveLength(1);
});

test("three PDFs joined have all their pages, in order", async () => {
  const pdfs = await Promise.all(
    [1, 60, 12].map((rows) =>
      renderInvoicePdf(invoiceDocument({ items: manyItems(rows), number: `N-${rows}` }), CREATED_AT, null),
    ),
  );
  const counts = pdfs.map((pdf) => readPdf(pdf).length);
  const joined = readPdf(await joinPdfs({ pdfs, title: "Rechnungen", language: "de", duplex: false }));
  expect(joined).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(joined[0]!.text).toContain("Rechnung N-1");
  expect(joined[1]!.text).toContain("Rechnung N-60");
  expect(joined.at(-1)!.text).toContain("Zahlteil");
});

test("the pool starts again after it was closed", async () => {
  await closeInvoicePdfPool();
  expect(readPdf(await renderInvoicePdf(invoiceDocument(), CREATED_AT, null))).toHaveLength(1);
});
