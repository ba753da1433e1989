import { expect, test } from "vitest";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { joinPages } from "#app/features/selling/invoices/pdf/join-pages.server.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";
import { brokenClaims } from "../../../support/pdf/pdf-claims.ts";
import { type PdfPage, readPdf, readQr } from "../../../support/read/read-pdf.ts";

const duplex = { ...DEFAULT_DESIGN, duplex: true };

function rowsOf(pages: PdfPage[]): string[] {
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text).filter((text) => /^Position/.test(text)));
}

test("printed on both sides, the payment part is on the front of the last sheet", async () => {
  const counts = new Set<number>();
  let empty = 0;
  for (const rows of [1, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 60, 110]) {
    const document = invoiceDocument({ items: manyItems(rows), design: duplex });
    const pages = readPdf(await drawInvoice(document));
    const usual = readPdf(await drawInvoice({ ...document, design: DEFAULT_DESIGN }));
    expect(pages.length % 2, `${rows} rows`).toBe(1);
    expect(pages.length - usual.length).toBeLessThanOrEqual(usual.length % 2 === 0 ? 1 : 0);
    expect(readQr(pages.at(-1)!, SYMBOL_AREA)).toBe(qrPayload(slipFor(document)!));
    expect(rowsOf(pages)).toEqual(rowsOf(usual));
    for (const [index, { text }] of pages.entries())
      if (pages.length > 1) expect(text).toContain(`${index + 1}/${pages.length}`);
    const bare = pages.filter(({ lines }) => lines.length <= 2);
    expect(bare.length).toBeLessThanOrEqual(1);
    if (bare.length > 0) expect(bare[0]).toBe(pages.at(-2));
    empty += bare.length;
    counts.add(pages.length);
  }
  expect([...counts].toSorted()).toEqual([1, 3, 5]);
  expect(empty).toBeGreaterThan(0);
});

test("without a payment part nothing is added", async () => {
  const document = invoiceDocument({ items: manyItems(30), mark: { kind: "paid", on: "2026-11-20" } });
  const usual = readPdf(await drawInvoice(document));
  expect(readPdf(await drawInvoice({ ...document, design: duplex }))).toHaveLength(usual.length);
});

test("in one file each begins on the front of a sheet, and the file still claims what it did", async () => {
  const short = await drawInvoice(invoiceDocument({ design: duplex }));
  const long = await drawInvoice(invoiceDocument({ items: manyItems(20), design: duplex }));
  const pdfs = [short, long, short];
  const about = { pdfs, title: "Rechnungen", language: "de" } as const;
  const joined = Buffer.from(await joinPages({ ...about, duplex: true }));
  const pages = readPdf(joined);
  const starts = pages.flatMap(({ text }, index) => (text.includes("Kulturhaus Obertor") ? [index] : []));
  expect(starts.every((index) => index % 2 === 0)).toBe(true);
  expect(pages.length).toBe(readPdf(await joinPages({ ...about, duplex: false })).length + 2);
  expect(brokenClaims(long)).toEqual([]);
  expect(brokenClaims(joined)).toEqual([]);
});
