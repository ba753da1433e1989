import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { joinPages } from "#app/features/selling/invoices/pdf/join-pages.server.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";
import { readInfo, readPdf } from "../../../support/read/read-pdf.ts";
import { readTagged } from "../../../support/read/read-tagged.ts";
import { readXmp } from "../../../support/read/read-xmp.ts";

const PAGE = { left: 0, top: 0, right: 210, bottom: 297 };

async function twoInvoices() {
  const pdfs = [
    await drawInvoice(invoiceDocument({ language: "fr", items: manyItems(60) })),
    await drawInvoice(invoiceDocument({ number: "N-2", notes: "Besten Dank." })),
  ];
  const joined = await joinPages({ pdfs, title: "Rechnungen & mehr", language: "de", duplex: false });
  return { pdfs, joined };
}

test("several invoices in one file have a title that is shown, a language and metadata", async () => {
  const { joined } = await twoInvoices();
  expect(readInfo(joined, "Title")).toBe("Rechnungen & mehr");
  const root = rootOf(joined);
  expect(root.get("Lang").asString()).toBe("de-CH");
  expect(root.get("ViewerPreferences", "DisplayDocTitle").asBoolean()).toBe(true);
  const xmp = readXmp(joined);
  expect(xmp.get("dc:title")).toEqual(["Rechnungen & mehr"]);
  expect(xmp.get("dc:language")).toEqual(["de-CH"]);
});

test("each invoice keeps its tags, as a part in its own language", async () => {
  const { pdfs, joined } = await twoInvoices();
  const root = rootOf(joined);
  expect(root.get("MarkInfo", "Marked").asBoolean()).toBe(true);
  const document = root.get("StructTreeRoot", "K", 0);
  expect(document.get("S").asName()).toBe("Document");
  const parts = [0, 1].map((index) => document.get("K", index));
  expect(parts.map((part) => [part.get("S").asName(), part.get("Lang").asString()])).toEqual([
    ["Part", "fr-CH"],
    ["Part", "de-CH"],
  ]);
  parts.forEach((part, index) => {
    expect(tagsOf(part)).toEqual(tagsOf(rootOf(pdfs[index]!).get("StructTreeRoot", "K", 0)));
  });
  expect(readTagged(joined)).toEqual(pdfs.flatMap(readTagged));
});

test("every piece of marked content leads back to its element, which stands on that page", async () => {
  const { joined } = await twoInvoices();
  const pdf = mupdf.Document.openDocument(joined, "application/pdf").asPDF()!;
  const nums = pdf.getTrailer().get("Root", "StructTreeRoot", "ParentTree", "Nums");
  const parents = new Map<number, mupdf.PDFObject>();
  for (let index = 0; index < nums.length; index += 2)
    parents.set(nums.get(index).asNumber(), nums.get(index + 1));
  expect(parents.size).toBe(pdf.countPages());
  for (let index = 0; index < pdf.countPages(); index++) {
    const page = pdf.findPage(index);
    const elements = parents.get(page.get("StructParents").asNumber())!;
    expect(elements.length).toBeGreaterThan(5);
    elements.forEach((element) => {
      expect(element.get("Pg").asIndirect()).toBe(page.asIndirect());
    });
  }
});

test("joined pages look as they did, and the same invoices give the same bytes", async () => {
  const { pdfs, joined } = await twoInvoices();
  const pixels = (pdf: Uint8Array) => readPdf(pdf).map((page) => page.raster(PAGE, 40).data);
  expect(pixels(joined)).toEqual(pdfs.flatMap(pixels));
  expect(Buffer.from((await twoInvoices()).joined).equals(joined)).toBe(true);
});

test("what all invoices have in common is in the file once", async () => {
  const pdfs = [await drawInvoice(invoiceDocument()), await drawInvoice(invoiceDocument({ number: "N-2" }))];
  const joined = await joinPages({ pdfs, title: "Rechnungen", language: "de", duplex: false });
  expect(fontFilesOf(pdfs[0]!).size).toBe(2);
  expect(fontFilesOf(joined).size).toBe(2);
  const more = joined.length - pdfs[0]!.length;
  expect(more).toBeLessThan(pdfs[1]!.length / 2);
});

function fontFilesOf(bytes: Uint8Array): Set<number> {
  const pdf = mupdf.Document.openDocument(bytes, "application/pdf").asPDF()!;
  const files = new Set<number>();
  for (let index = 0; index < pdf.countPages(); index++)
    pdf
      .findPage(index)
      .get("Resources", "Font")
      .forEach((font) => {
        files.add(font.get("DescendantFonts", 0, "FontDescriptor", "FontFile2").asIndirect());
      });
  return files;
}

function rootOf(pdf: Uint8Array): mupdf.PDFObject {
  return mupdf.Document.openDocument(pdf, "application/pdf").asPDF()!.getTrailer().get("Root");
}

/** Types of the elements below, in the order of reading. */
function tagsOf(element: mupdf.PDFObject): string[] {
  const kids = element.get("K");
  const below: string[] = [];
  kids.forEach((kid) => {
    if (kid.isDictionary() && !kid.get("S").isNull()) below.push(kid.get("S").asName(), ...tagsOf(kid));
  });
  return below;
}
