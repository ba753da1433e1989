import { expect, it } from "vitest";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import { itemTotal } from "#app/features/selling/invoices/pricing/totals.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";
import { readPdf, type TextLine } from "../../../support/read/read-pdf.ts";
import { readTagged } from "../../../support/read/read-tagged.ts";

const NOTE = "Treuerabatt 10 %: −81.00";

function rows(discount: string, description = "Bildbearbeitung"): InvoiceItem[] {
  const first = { ...item(description, 18, 4500, 81, "h"), discount };
  return [{ ...first, total: itemTotal(first) }, item("Reinzeichnung", 1, 14000, 81)];
}

async function linesOf(items: InvoiceItem[]): Promise<(text: string) => TextLine> {
  const [page] = readPdf(await drawInvoice(invoiceDocument({ items })));
  return (text) => page!.lines.find((line) => line.text.replaceAll("\u00a0", " ") === text)!;
}

it("the discount of a row stands below its description, smaller, and makes the row higher", async () => {
  const plain = await linesOf(rows(""));
  const line = await linesOf(rows("10% Treuerabatt"));
  const [description, note, next] = ["Bildbearbeitung", NOTE, "Reinzeichnung"].map(line);
  const height = ({ top, bottom }: TextLine) => bottom - top;
  expect(note!.left).toBeCloseTo(description!.left, 1);
  expect(height(note!) / height(description!)).toBeCloseTo(0.86, 1);
  expect(note!.top).toBeGreaterThan((description!.top + description!.bottom) / 2);
  expect(note!.bottom).toBeLessThan(next!.top);
  const down = (line: (text: string) => TextLine) => line("Reinzeichnung").top - line("Bildbearbeitung").top;
  expect(down(line) - down(plain)).toBeGreaterThan(height(note!) * 0.8);
  expect(line("729.00").top).toBeCloseTo(description!.top, 1);
});

it("is read out with its row, apart from the description", async () => {
  const marks = readTagged(await drawInvoice(invoiceDocument({ items: rows("10% Treuerabatt") })));
  const cells = marks.filter(({ type }) => type === "TD").map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(cells.slice(0, 5)).toEqual([`Bildbearbeitung ${NOTE}`, "18 h", "45.00", "8.1 %", "729.00"]);
});

it("a long description with a long discount keeps to its column", async () => {
  const description = "Konzept, Layout und Reinzeichnung des Jahresberichts der Stiftung, 32 Seiten";
  const items = rows(`10% ${"WWWWWWW ".repeat(6).trim()}`, description);
  const [page] = readPdf(await drawInvoice(invoiceDocument({ items })));
  const quantity = page!.lines.find(({ text }) => text.startsWith("18"))!;
  const noted = page!.lines.filter(({ text }) => /WWW|Stiftung|−81/.test(text));
  expect(noted.length).toBeGreaterThan(2);
  for (const line of noted) expect(line.right).toBeLessThan(quantity.left);
});
