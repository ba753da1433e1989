import { describe, expect, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { invoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { TaggedPdf } from "#app/platform/pdf/pdf-document.ts";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import { pdfPen } from "#app/platform/pdf/pdf-pen.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA, TEXTS } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item, manyItems } from "../../../support/invoices/invoice-document.ts";
import { inkBox, readInfo, readPdf, readQr } from "../../../support/read/read-pdf.ts";
import { readXmp } from "../../../support/read/read-xmp.ts";

const SLIP_TOP = 192;

/** Texts whose widths a thread keeps. */
const MORE_THAN_KEPT = 4_001;

async function pagesOf(changes: Parameters<typeof invoiceDocument>[0]) {
  return readPdf(await drawInvoice(invoiceDocument(changes)));
}

test("a usual invoice is one A4 page with all that Art. 26 MWSTG asks for", async () => {
  const pages = await pagesOf({ notes: "Besten Dank für Ihren Auftrag.", subject: "Jahresbericht" });
  expect(pages).toHaveLength(1);
  const page = pages[0]!;
  expect(page.width).toBeCloseTo(210, 0);
  expect(page.height).toBeCloseTo(297, 0);
  for (const text of [
    "Rechnung INV-2026-0046",
    "Jahresbericht",
    "6'444.92",
    "Oktober 2026",
    "19.12.2026",
    "CHE-123.456.788 MWST",
    "MWST 8.1 % auf 5'850.00",
    "473.85",
    "Besten Dank für Ihren Auftrag.",
    "Zahlbar innert 30 Tagen.",
  ]) {
    expect(page.text).toContain(text);
  }
  expect(page.text).not.toContain("1/1");
});

test("the recipient stands in the right-hand window of a C5 envelope", async () => {
  const [page] = await pagesOf({ recipient: { country: "DE", contact: "Anna Muster" } });
  const lines = ["Kulturhaus Obertor", "Anna Muster", "Obertor 14", "8400 Winterthur", "DEUTSCHLAND"];
  for (const text of lines) {
    const line = page!.lines.find((candidate) => candidate.text === text)!;
    expect(line.left, text).toBeGreaterThanOrEqual(117.5);
    expect(line.right, text).toBeLessThan(198);
    expect(line.top, text).toBeGreaterThan(45);
    expect(line.bottom, text).toBeLessThan(88);
  }
});

describe.each([1, 12, 60, 200])("security 14: with %i rows", (rows) => {
  test("the slip is whole on the last page, with nothing else in its 105 mm", async () => {
    const document = invoiceDocument({ items: manyItems(rows) });
    const pages = readPdf(await drawInvoice(document));
    const last = pages.at(-1)!;
    expect(readQr(last, SYMBOL_AREA)).toBe(qrPayload(slipFor(document)!));
    const letter = last.lines.filter(({ top }) => top < SLIP_TOP);
    expect(Math.max(...letter.map(({ bottom }) => bottom))).toBeLessThan(SLIP_TOP);
    expect(
      last.lines.filter(({ top }) => top > SLIP_TOP).some(({ text }) => text.startsWith("Position")),
    ).toBe(false);
    for (const page of pages.slice(0, -1)) {
      expect(page.text).not.toContain("Empfangsschein");
      expect(Math.max(...page.lines.map(({ bottom }) => bottom))).toBeLessThan(280);
    }
  });

  test("heads are repeated, pages numbered, totals never alone", async () => {
    const pages = await pagesOf({ items: manyItems(rows) });
    const described = (text: string) => (text.match(/^Position \d+/gm) ?? []).length;
    pages.forEach((page, index) => {
      if (described(page.text) > 0) expect(page.text).toContain("Menge");
      if (page.text.includes("Zwischentotal")) expect(described(page.text)).toBeGreaterThan(0);
      if (pages.length > 1) expect(page.text).toContain(`${index + 1}/${pages.length}`);
    });
    expect(pages.reduce((sum, page) => sum + described(page.text), 0)).toBe(rows);
  });
});

test("a long number in the head of following pages is cut before the page number", async () => {
  const [, ...following] = await pagesOf({ items: manyItems(60), number: "W".repeat(99) });
  expect(following.length).toBeGreaterThan(1);
  following.forEach((page, index) => {
    const head = page.lines.find(({ text }) => text.startsWith("Rechnung WW"))!;
    const number = page.lines.find(({ text }) => text === `${index + 2}/${following.length + 1}`)!;
    expect(head.text).toMatch(/W…$/);
    expect(head.right).toBeLessThan(number.left - 2);
  });
});

test("totals take the last row with them wherever the page ends", async () => {
  for (let rows = 18; rows <= 26; rows++) {
    const items = Array.from({ length: rows }, (_, index) => item(`Position ${index + 1}`, 1, 1000, 81));
    const page = (await pagesOf({ items })).find(({ text }) => text.includes("Zwischentotal"))!;
    expect(page.text, `${rows} rows`).toContain(`Position ${rows}`);
  }
});

test.each([
  ["a total of 0", { items: [item("Gratis", 1, 0, 0)], sender: { vatNumber: "" } }],
  ["no IBAN", { sender: { iban: "" } }],
])("%s: a letter without payment part", async (_, changes) => {
  const pages = await pagesOf(changes);
  expect(pages).toHaveLength(1);
  expect(pages[0]!.text).not.toContain("Empfangsschein");
  const ink = inkBox(pages[0]!, { left: 0, top: SLIP_TOP - 4, right: 210, bottom: 297 });
  expect(ink.right).toBeLessThan(ink.left);
});

test.each(LOCALES)("without VAT number and VAT, nothing speaks of VAT in %s", async (language) => {
  const [page] = await pagesOf({ language, sender: { vatNumber: "" }, items: [item("Text", 1, 1000, 0)] });
  expect(page!.text).not.toMatch(/MWST|TVA|IVA|VAT|8\.1|%/i);
  expect(page!.text).toContain("10.00");
});

test.each(LOCALES)(
  "the period of service and the column of descriptions have headings of their own in %s",
  (language) => {
    const words = invoiceMessages(TEXTS[language], LOCALE_TAGS[language]);
    const label = (serviceTo: string) => {
      const { facts, heads } = invoiceSheetView(invoiceDocument({ language, serviceTo }), words);
      expect(facts.map(({ label }) => label)).not.toContain(heads.description);
      return facts[1]!.label;
    };
    expect(label("2026-10-31")).not.toBe(label("2026-10-01"));
  },
);

test("VAT that is asked for is shown, number or not", async () => {
  const [page] = await pagesOf({ sender: { vatNumber: "" } });
  expect(page!.text).toContain("MWST 8.1 % auf");
  expect(page!.text).not.toContain("MWST-Nummer");
});

test("a business in Liechtenstein prints its own VAT number", async () => {
  const [page] = await pagesOf({ sender: { vatNumber: "LI 51234", country: "LI" }, language: "fr" });
  expect(page!.text).toContain("LI 51234");
});

test("a copy says so, an original does not", async () => {
  const [copy] = await pagesOf({ isCopy: true, language: "fr" });
  const [original] = await pagesOf({ language: "fr" });
  expect(copy!.text).toContain("Copie. La facture originale fait foi.");
  expect(original!.text).not.toContain("Copie");
});

test.each([
  ["0 days", "2026-11-19", "Zahlbar sofort nach Erhalt."],
  ["1 day", "2026-11-20", "Zahlbar innert 1 Tag."],
])("the term of %s", async (_, dueDate, sentence) => {
  const [page] = await pagesOf({ dueDate });
  expect(page!.text).toContain(sentence);
});

test("figures stand under each other: ones are as wide as other digits", async () => {
  const [page] = await pagesOf({
    items: [item("Einsen", 1, 111111, 0), item("Neunen", 1, 999999, 0)],
    sender: { iban: "" },
  });
  const width = (text: string) => {
    const line = page!.lines.find((candidate) => candidate.text === text)!;
    return line.right - line.left;
  };
  expect(width("1'111.11")).toBeCloseTo(width("9'999.99"), 1);
});

test("text that no font of ours has, very long or full of line breaks, is drawn all the same", async () => {
  const strange = "漢字 😀 สวัสดี नमस्ते مرحبا \u0007 \ud800 e\u0301";
  const items = [
    item(strange, 1, 1000, 81),
    item("x\n".repeat(249), 1, 1000, 81),
    item("W".repeat(499), 1, 1000, 81),
  ];
  const pages = await pagesOf({
    items,
    notes: `${strange}\n`.repeat(80),
    subject: strange,
    recipient: { name: strange },
  });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)!.text).toContain("Zahlteil");
});

test("it is tagged, titled and in its language", async () => {
  const bytes = await drawInvoice(invoiceDocument({ language: "it" }));
  const source = bytes.toString("latin1");
  expect(readInfo(bytes, "Title")).toBe("Fattura INV-2026-0046");
  expect(readInfo(bytes, "Author")).toBe("Lena Brunner Grafik");
  expect(source).toContain("/Marked true");
  expect(source).toContain("/Lang (it-CH)");
  expect(source).toContain("/DisplayDocTitle true");
  for (const role of ["Document", "H1", "H2", "Table", "TR", "TH", "TD", "Figure"])
    expect(source).toContain(`/S /${role}\n`);
  const code = Buffer.from("Swiss QR Code: CHF\u00a06'444.92 a Lena Brunner Grafik", "utf16le").swap16();
  expect(source).toContain(`/Alt (\xfe\xff${code.toString("latin1")})`);
});

test("its metadata is XML, whatever the texts hold", async () => {
  const texts = {
    number: 'A&B <7> "x"',
    subject: "Möbel & \u0007<Holz>",
    sender: { name: "Müller & Söhne AG" },
  };
  const xmp = readXmp(await drawInvoice(invoiceDocument({ ...texts, language: "fr" })));
  expect(Object.fromEntries(xmp)).toMatchObject({
    "dc:format": ["application/pdf"],
    "dc:title": ['Facture A&B <7> "x"'],
    "dc:creator": ["Müller & Söhne AG"],
    "dc:description": ["Möbel & <Holz>"],
    "dc:language": ["fr-CH"],
    "xmp:CreateDate": ["2026-11-21T09:30:00Z"],
    "xmp:CreatorTool": ["Rappen"],
    "pdf:Producer": ["Rappen"],
  });
});

test("an invoice has the same bytes whether or not its texts were measured before", async () => {
  const draw = () => drawInvoice(invoiceDocument(), "2026-11-21T09:30:00Z");
  const first = await draw();
  const about = { title: "", author: "", subject: "", language: "de-CH", createdAt: "" };
  const pen = pdfPen(new TaggedPdf(about), pdfFonts());
  const style = { size: 10, bold: true };
  for (let text = 0; text < MORE_THAN_KEPT; text++) pen.width(`Text ${text}`, style);
  expect((await draw()).equals(first)).toBe(true);
});

test("the same invoice gives the same bytes", async () => {
  const document = invoiceDocument({ items: manyItems(60) });
  const first = await drawInvoice(document);
  await drawInvoice(invoiceDocument({ recipient: { name: "Žofia" } }));
  expect(first.equals(await drawInvoice(document))).toBe(true);
  expect(first.equals(await drawInvoice(document, "2026-11-22T00:00:00Z"))).toBe(false);
});
