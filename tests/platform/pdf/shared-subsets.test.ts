import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, it } from "vitest";
import { drawInvoicePdf } from "#app/features/selling/invoices/pdf/invoice-pdf.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import texts from "#app/locales/de/pdf.json" with { type: "json" };
import type { PdfFonts } from "#app/platform/pdf/pdf-pen.ts";
import { sharingShapes } from "#app/platform/pdf/shared-shapes.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";

const FONTS = new URL("../../../assets/fonts/", import.meta.url);

function freshFonts(): PdfFonts {
  const font = (name: string) => sharingShapes(create(readFileSync(new URL(`${name}.ttf`, FONTS))));
  return {
    regular: font("LiberationSans-Regular"),
    bold: font("LiberationSans-Bold"),
    face: () => null,
  };
}

function draw(notes: string, fonts: PdfFonts): Promise<Buffer> {
  const words = invoiceMessages(texts, "de-CH");
  return drawInvoicePdf(invoiceDocument({ notes }), words, fonts, "2026-11-21T09:30:00Z", null);
}

function numbersOf(font: PdfFonts["regular"], text: string): Map<string, number> {
  const subset = font.createSubset();
  const glyph = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
  return new Map(Array.from(text, (letter) => [letter, subset.includeGlyph(glyph(letter))]));
}

it("a document is the same alone and after others with other letters", async () => {
  const used = freshFonts();
  const notes = ["Danke", "Łódź, Çeşme, 20 % @", "Größe?", "Danke"];
  for (const note of notes) expect(await draw(note, used)).toEqual(await draw(note, freshFonts()));
});

it("documents with the usual letters share the bytes of their fonts", () => {
  const { regular } = freshFonts();
  const bytes = ["Rechnung", "nur Tee 12"].map((text) => {
    const subset = regular.createSubset();
    for (const { id } of regular.layout(text).glyphs) subset.includeGlyph(id);
    return subset.encode();
  });
  const [one, other] = bytes;
  expect(other).toBe(one);
});

it("each letter has a number of its own, also those that few documents have", () => {
  const letters = "Rechnung Łódź Жук Ωμέγα ½ € é è ê ä";
  const numbers = numbersOf(freshFonts().regular, letters);
  expect(new Set(numbers.values()).size).toBe(new Set(letters).size);
});
