import { expect, it } from "vitest";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";

const FOOTERS = { de: "Mitglied im Verband", fr: "Membre de l’association", it: "", en: "" };
const SLIP_TOP = 188;

function pagesOf(changes: Parameters<typeof invoiceDocument>[0], footers = FOOTERS) {
  const document = invoiceDocument({ ...changes, design: { ...DEFAULT_DESIGN, footers } });
  return drawInvoice(document).then(readPdf);
}

it("prints the footer of the language of the PDF below remarks and terms, and none where there is none", async () => {
  const lines = (await pagesOf({ language: "fr", notes: "Merci." }))[0]!.lines;
  const topOf = (text: string) => lines.find((line) => line.text === text)?.top ?? Number.NaN;
  expect(topOf("Membre de l’association")).toBeGreaterThan(topOf("Merci."));
  const italian = (await pagesOf({ language: "it" }))[0]!.lines.map(({ text }) => text).join(" ");
  expect(italian).not.toMatch(/Mitglied|Membre/);
});

it("keeps the longest footer off the slip, and begins no page for it alone", async () => {
  const footer = "Lange Fusszeile mit Bankangaben. ".repeat(6).trim();
  for (let rows = 3; rows <= 24; rows++) {
    const pages = await pagesOf({ language: "de", items: manyItems(rows) }, { ...FOOTERS, de: footer });
    const letter = pages.at(-1)!.lines.filter(({ top }) => top < SLIP_TOP);
    expect(
      letter.every(({ bottom }) => bottom < SLIP_TOP + 1),
      `${rows} rows`,
    ).toBe(true);
    expect(letter.length === 0 || letter.length >= 2, `${rows} rows`).toBe(true);
  }
});
