import { expect, it } from "vitest";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import type { Typeface } from "#app/platform/pdf/typefaces.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";
import { brokenClaims } from "../../../support/pdf/pdf-claims.ts";

const ROWS = [
  { ...item("Kästchen ╬ und Ω", 1, 111_111, 81, "h"), details: "Nachgeführt: Pfiff ╬" },
  item("Zweite Position", 7, 77_177, 81, "h"),
];

async function drawn(typeface: Typeface) {
  const design = { ...DEFAULT_DESIGN, typeface };
  const pdf = await drawInvoice(invoiceDocument({ items: ROWS, notes: "Ελληνικά, Žluťoučký", design }));
  return { source: pdf.toString("latin1"), page: readPdf(pdf)[0]! };
}

it.each([
  ["source-sans", "SourceSans3"],
  ["source-serif", "SourceSerif4"],
] as const)(
  "an invoice in %s has letters of its own, a payment part of Liberation Sans, and all text",
  async (typeface, name) => {
    const { source, page } = await drawn(typeface);
    for (const style of ["Regular", "SemiBold", "Italic"]) expect(source).toContain(`${name}-${style}`);
    expect(source).toContain("+LiberationSans");
    for (const text of ["Kästchen ╬ und Ω", "Nachgeführt: Pfiff ╬", "Ελληνικά, Žluťoučký", "1'111.11"])
      expect(page.text.replaceAll(/\s+/g, " ")).toContain(text);
  },
);

it("the usual one has no other font", async () => {
  expect((await drawn("liberation-sans")).source).not.toContain("Source");
});

it.each(["liberation-sans", "source-sans", "source-serif"] as const)(
  "amounts in %s end at one edge",
  async (typeface) => {
    const { lines } = (await drawn(typeface)).page;
    const edges = lines
      .filter(({ text, top }) => /^[\d'.]+$/.test(text) && top > 110 && top < 180)
      .filter(({ right }) => right > 185)
      .map(({ right }) => Math.round(right * 10));
    expect(edges.length).toBeGreaterThan(1);
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(4);
  },
);

it("words that Liberation Sans cannot draw are set in another face, and stay text of a sound file", async () => {
  const items = [item("Übersetzung für Nguyễn Thị Hằng, ⅓ Seite ✓", 1, 10_000, 81)];
  const bytes = await drawInvoice(invoiceDocument({ items }));
  const text = readPdf(bytes)
    .map((page) => page.text)
    .join("\n");
  for (const word of ["Übersetzung", "Nguyễn", "Hằng", "⅓", "✓"]) expect(text).toContain(word);
  expect(brokenClaims(bytes)).toEqual([]);
});
