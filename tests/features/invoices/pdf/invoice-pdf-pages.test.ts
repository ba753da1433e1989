import { describe, expect, it, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item, manyItems } from "../../../support/invoices/invoice-document.ts";
import { type PdfPage, readPdf, readQr } from "../../../support/read/read-pdf.ts";

const SLIP_TOP = 192;

function oneLineRows(count: number) {
  return Array.from({ length: count }, (_, index) => item(`Bildbearbeitung ${index + 1}`, 2, 4500, 81, "h"));
}

async function pagesOf(changes: Parameters<typeof invoiceDocument>[0]) {
  return readPdf(await drawInvoice(invoiceDocument(changes)));
}

/** What the letter says on a page, without its repeated head. */
function letterLines({ lines }: PdfPage) {
  return lines.filter(
    ({ top, text }) => top < SLIP_TOP - 4 && !/^\d+\/\d+$|^Rechnung INV-2026-0046$/.test(text),
  );
}

test.each(LOCALES)(
  "12 rows of one line with a subject stand above the slip on one page, in %s",
  async (language) => {
    const document = invoiceDocument({ items: oneLineRows(12), subject: "Jahresbericht 2026", language });
    const [page, ...more] = readPdf(await drawInvoice(document));
    expect(more).toEqual([]);
    expect(readQr(page!, SYMBOL_AREA)).toBe(qrPayload(slipFor(document)!));
    expect(Math.max(...letterLines(page!).map(({ bottom }) => bottom))).toBeLessThan(SLIP_TOP - 4);
    const rows = page!.lines.filter(({ text }) => text.startsWith("Bildbearbeitung"));
    expect(rows).toHaveLength(12);
    rows.slice(1).forEach((row, index) => expect(row.top).toBeGreaterThan(rows[index]!.bottom));
  },
);

test("a few rows are set as airily as ever, many are set closer before they need a second page", async () => {
  const distance = async (count: number) => {
    const [page] = await pagesOf({ items: oneLineRows(count) });
    const [first, second] = page!.lines.filter(({ text }) => text.startsWith("Bildbearbeitung"));
    return second!.top - first!.top;
  };
  expect(await distance(3)).toBeCloseTo(6.9, 1);
  expect(await distance(12)).toBeLessThan(5.6);
  expect(await distance(30)).toBeCloseTo(6.9, 1);
});

test("nothing but the recipient stands where the envelope's window may show it", async () => {
  const [page] = await pagesOf({
    number: "W".repeat(40),
    subject: "Ein langer Betreff, der neben dem Fenster keinen Platz auf einer Zeile hat "
      .repeat(2)
      .slice(0, 100),
    items: oneLineRows(12),
    recipient: { contact: "Anna Muster", country: "DE" },
  });
  const seen = page!.lines.filter(({ top, bottom, right }) => right > 118 && bottom > 50 && top < 88);
  expect(seen.map(({ text }) => text)).toEqual([
    "Kulturhaus Obertor",
    "Anna Muster",
    "Obertor 14",
    "8400 Winterthur",
    "DEUTSCHLAND",
  ]);
});

test("the payment part never stands alone on a page, nor above it a single line", async () => {
  const wide = "Eine lange Beschreibung, die mehrere Zeilen braucht, weil sie alles sagt. ".repeat(3);
  for (let rows = 5; rows <= 40; rows++) {
    for (const change of [
      { notes: "" },
      { notes: "Eine Zeile\nund noch eine\nund eine dritte\nund die letzte" },
      { items: oneLineRows(rows).map((row) => ({ ...row, description: wide })) },
    ]) {
      const pages = await pagesOf({ items: oneLineRows(rows), ...change });
      const last = letterLines(pages.at(-1)!);
      expect(last.length, `${rows} rows, ${Object.keys(change).join()}`).toBeGreaterThan(1);
    }
  }
});

test("a few rows and their sums go onto the page of the payment part, with the sum so far", async () => {
  const pages = await pagesOf({ items: oneLineRows(18) });
  const rowsOn = ({ text }: PdfPage) => (text.match(/^Bildbearbeitung/gm) ?? []).length;
  expect(pages.map(rowsOn)).toEqual([16, 2]);
  expect(pages.map((page) => carriedOn(page).length)).toEqual([1, 1]);
  expect(readQr(pages[1]!, SYMBOL_AREA)).not.toBe("");
});

describe.each([30, 60, 200])("of %i rows", (count) => {
  it("each page ends and the next one begins with the sum so far", async () => {
    const items = manyItems(count);
    const pages = await pagesOf({ items });
    let seen = 0;
    pages.forEach((page, index) => {
      const carried = carriedOn(page);
      if (index > 0) expect(carried.shift(), `page ${index + 1}`).toBe(sumOf(items.slice(0, seen)));
      seen += (page.text.match(/^Position \d+/gm) ?? []).length;
      if (seen < count) expect(carried.shift(), `page ${index + 1}`).toBe(sumOf(items.slice(0, seen)));
      expect(carried).toEqual([]);
    });
  });
});

test("an invoice of one page carries nothing forward", async () => {
  const [page] = await pagesOf({ items: oneLineRows(12) });
  expect(page!.text).not.toContain("Übertrag");
});

function sumOf(items: { total: number }[]): string {
  return formatAmount(items.reduce((sum, { total }) => sum + total, 0));
}

/** The amounts beside the word, from top to bottom. */
function carriedOn({ lines }: PdfPage): string[] {
  return lines
    .filter(({ text }) => text === "Übertrag")
    .map(
      (label) => lines.find(({ top, text }) => text !== "Übertrag" && Math.abs(top - label.top) < 0.5)!.text,
    );
}
