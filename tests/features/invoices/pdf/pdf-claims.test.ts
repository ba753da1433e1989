import { expect, test } from "vitest";
import { joinPages } from "#app/features/selling/invoices/pdf/join-pages.server.ts";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { TYPEFACES } from "#app/platform/pdf/typefaces.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";
import { brokenClaims } from "../../../support/pdf/pdf-claims.ts";

const NOW = "2026-11-21T09:30:00Z";

test.each(LOCALES)("an invoice is PDF/A-3a and PDF/UA-1, in %s", async (language) => {
  const document = invoiceDocument({ language, items: manyItems(60), notes: "A & B <c>" });
  expect(brokenClaims(await drawInvoice(document))).toEqual([]);
});

test.each(TYPEFACES)("so is one in %s, with words that the typeface lacks", async (typeface) => {
  const design = { ...DEFAULT_DESIGN, typeface };
  const items = manyItems(3).map((row) => ({ ...row, details: "Ĭ ░ Ω" }));
  expect(brokenClaims(await drawInvoice(invoiceDocument({ items, design })))).toEqual([]);
});

test("an invoice that holds its data is, too, as Factur-X wants it, and says the same in both forms", async () => {
  const document = invoiceDocument({ recipient: { country: "DE", name: "A & B <c>" } });
  const pdf = await drawInvoice(document, NOW, null, true);
  expect(brokenClaims(pdf)).toEqual([]);
  expect(pdf.equals(await drawInvoice(document, NOW, null, true))).toBe(true);
  for (const [from, to, clause] of [
    ["/AF ", "/AX ", "A 6.8 associated with the document"],
    ["/Alternative", "/Alternatixe", "A 6.8 relationship"],
    ["/ModDate", "/ModDatx", "A 6.8 modification date"],
    ["text#2Fxml", "text#2Fxmx", "A 6.8 MIME type"],
    ["/UF (factur-x.xml)", "/UF (factur_x.xml)", "A 6.8 file name twice"],
    ["<fx:ConformanceLevel>EN", "<fx:ConformanceLevel>NN", "Factur-X profile"],
    ["pdfaSchema:prefix>fx", "pdfaSchema:prefix>fy", "A 6.6.2.3 described schema of Factur-X"],
  ] as const)
    expect(brokenClaims(changed(pdf, from, to))).toContain(clause);
  const joined = await joinPages({ pdfs: [pdf, pdf], title: "Rechnungen", language: "de", duplex: false });
  expect(brokenClaims(joined)).toEqual([]);
});

test("several invoices in one file are, too, unless one of them is older", async () => {
  const pdfs = [
    await drawInvoice(invoiceDocument({ language: "fr" })),
    await drawInvoice(invoiceDocument({})),
  ];
  const joined = await joinPages({ pdfs, title: "Rechnungen & mehr", language: "de", duplex: false });
  expect(brokenClaims(joined)).toEqual([]);
  const older = Buffer.from(
    pdfs[0]!.toString("latin1").replace("/OutputIntents", "/OlderIntents_"),
    "latin1",
  );
  const mixed = await joinPages({
    pdfs: [older, pdfs[1]!],
    title: "Rechnungen",
    language: "de",
    duplex: false,
  });
  expect(brokenClaims(mixed)).toEqual(
    expect.arrayContaining(["A 6.6.4 identification", "UA 5 identification"]),
  );
});

test.each([
  ["/OutputIntents", "/OlderIntents_", "A 6.2.3 output intent"],
  ["/Scope", "/Scopx", "UA 7.5 heads say what they head"],
  ["/Alt ", "/Alx ", "UA 7.3 figures have a text"],
  ["/ToUnicode", "/ToUnicodx", "A 6.2.11.7 Unicode map"],
  ["/FontFile2", "/FontFilex", "A 6.2.11.4 fonts are embedded"],
  ["/Marked true", "/Markex true", "A 6.7.2 marked"],
  ["<pdfuaid:part>1", "<pdfuaid:part>2", "UA 5 identification"],
  ["/S /H1", "/S /H3", "UA 7.4.2 no level is left out"],
  ["/Title ", "/Titlx ", "A 6.6.3 Title twice the same"],
])("what a claim needs is missed: %s", async (from, to, clause) => {
  const pdf = await drawInvoice(invoiceDocument({}));
  expect(brokenClaims(changed(pdf, from, to))).toContain(clause);
});

function changed(pdf: Buffer, from: string, to: string): Buffer {
  const text = pdf.toString("latin1");
  expect(text).toContain(from);
  return Buffer.from(text.replaceAll(from, to), "latin1");
}
