import { describe, expect, it } from "vitest";
import {
  DEFAULT_DESIGN,
  FONT_SIZES,
  type InvoiceDesign,
  MARGINS,
} from "#app/features/selling/design/design.ts";
import { encodeLogo } from "#app/features/selling/design/encode-logo.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item, manyItems } from "../../../support/invoices/invoice-document.ts";
import { picture } from "../../../support/invoices/pictures.ts";
import { type Box, type PdfPage, readPdf, readQr } from "../../../support/read/read-pdf.ts";

const SLIP_TOP = 192;
/** The slip with the sentence above its line. */
const SLIP: Box = { left: 0, top: SLIP_TOP - 4, right: 210, bottom: 297 };
/** What the windows of a C5 envelope show, mm. */
const WINDOWS = {
  right: { left: 118, right: 198, top: 50, bottom: 88 },
  left: { left: 20, right: 101, top: 50, bottom: 88 },
};

const side = (end: "min" | "max") => ({
  top: MARGINS.top[end],
  right: MARGINS.right[end],
  bottom: MARGINS.bottom[end],
  left: MARGINS.left[end],
});

const EXTREMES: [string, InvoiceDesign][] = [
  ["small and tight", { ...DEFAULT_DESIGN, fontSize: FONT_SIZES.min, margins: side("min") }],
  ["large and tight", { ...DEFAULT_DESIGN, fontSize: FONT_SIZES.max, margins: side("min"), window: "left" }],
  [
    "large and narrow, with serifs",
    { ...DEFAULT_DESIGN, typeface: "source-serif", fontSize: FONT_SIZES.max, margins: side("max") },
  ],
  [
    "large, narrow, window left",
    { ...DEFAULT_DESIGN, fontSize: FONT_SIZES.max, margins: side("max"), window: "left" },
  ],
  [
    "usual in Source Sans with a sender line",
    { ...DEFAULT_DESIGN, typeface: "source-sans", senderLine: true },
  ],
  [
    "large with a sender line, window left",
    { ...DEFAULT_DESIGN, fontSize: FONT_SIZES.max, margins: side("min"), window: "left", senderLine: true },
  ],
];

const SENDER_LINE = "Lena Brunner Grafik · Länggassstrasse 21 · 3012 Bern";

const LONGEST = [
  item("Ŵ".repeat(499), 1, 899_999_99, 81, "Monatspauschalen"),
  item("Lange Beschreibung, die umbricht. ".repeat(14), 999_999, 89_999, 26, "h"),
];

async function pages(
  design: InvoiceDesign,
  changes: Parameters<typeof invoiceDocument>[0] = {},
): Promise<PdfPage[]> {
  return readPdf(await drawInvoice(invoiceDocument({ ...changes, design }), undefined, await logo()));
}

async function logo() {
  return encodeLogo(await picture({ width: 600, height: 200 }), "a business");
}

describe.each(EXTREMES)("%s", (_, design) => {
  it("the slip is the very one of the usual design, to the pixel", async () => {
    const slipOf = (page: PdfPage) => ({
      lines: page.lines.filter(({ top }) => top > SLIP.top),
      pixels: Buffer.from(page.raster(SLIP, 120).data).toString("base64"),
    });
    const usual = await pages(DEFAULT_DESIGN);
    expect(slipOf((await pages(design)).at(-1)!)).toEqual(slipOf(usual.at(-1)!));
  });

  it("security 14: 200 rows and the longest texts stay within the margins of their pages, each row whole", async () => {
    const items = [...LONGEST, ...manyItems(200)];
    const document = invoiceDocument({ items, notes: "Text. ".repeat(80) });
    const all = await pages(design, document);
    const { top, right, bottom, left } = design.margins;
    const recipient = /^(Kulturhaus Obertor|Obertor 14|8400 Winterthur|.* · .*)$/;
    const letter = all
      .flatMap((page, index) => page.lines.filter((line) => index < all.length - 1 || line.top < SLIP.top))
      .filter((line) => !recipient.test(line.text));
    expect(Math.max(...letter.map((line) => line.bottom))).toBeLessThan(297 - bottom + 2);
    expect(Math.min(...letter.map((line) => line.top))).toBeGreaterThan(top - 5);
    expect(Math.min(...letter.map((line) => line.left))).toBeGreaterThan(left - 1);
    expect(Math.max(...letter.map((line) => line.right))).toBeLessThan(210 - right + 1);
    const text = all.map((page) => page.text).join("\n");
    for (let row = 1; row <= 200; row++) expect(text).toMatch(new RegExp(`Position ${row}\\b`));
    expect(text.match(/Ŵ/g)).toHaveLength(499);
    expect(readQr(all.at(-1)!, SYMBOL_AREA)).toBe(qrPayload(slipFor(document)!));
  });

  it("no two texts of a page overlap", async () => {
    const facts = { serviceFrom: "2026-09-15", serviceTo: "2026-10-31", language: "fr" } as const;
    const all = await pages(design, { ...facts, items: [...LONGEST, ...manyItems(30)], notes: "Merci." });
    for (const { lines } of all) {
      const clashes = lines.flatMap((one, index) =>
        lines.slice(index + 1).filter((other) => overlap(one, other)),
      );
      expect(clashes.map(({ text }) => text)).toEqual([]);
    }
  });

  it("the recipient stands in the window, below the sender line or alone", async () => {
    const [page] = await pages(design, { recipient: { contact: "Anna Muster", country: "DE" } });
    const window = WINDOWS[design.window];
    const seen = page!.lines.filter((line) => overlap(line, window));
    expect(seen.map(({ text }) => text)).toEqual([
      ...(design.senderLine ? [SENDER_LINE] : []),
      "Kulturhaus Obertor",
      "Anna Muster",
      "Obertor 14",
      "8400 Winterthur",
      "DEUTSCHLAND",
    ]);
    for (const line of seen) {
      expect(line.left).toBeGreaterThanOrEqual(window.left - 0.5);
      expect(line.right).toBeLessThan(window.right);
      expect(line.top).toBeGreaterThan(window.top - 5);
      expect(line.bottom).toBeLessThan(window.bottom);
    }
  });

  it("the logo stands above the sender, at most 60 × 20 mm, outside the window", async () => {
    const [page] = await pages(design);
    const box = redBox(page!);
    const sender = page!.lines.find(({ text }) => text === "Lena Brunner Grafik")!;
    expect(box.right - box.left).toBeLessThanOrEqual(60.5);
    expect(box.bottom - box.top).toBeLessThanOrEqual(20.5);
    expect(box.right - box.left).toBeGreaterThan(30);
    expect(box.bottom).toBeLessThan(sender.top + 0.5);
    expect(Math.abs(box.left - sender.left)).toBeLessThan(1);
    expect(overlap(box, WINDOWS[design.window])).toBe(false);
  });
});

it("the usual design is that of the letter so far: 25 mm left, 20 mm right, its slip on the same page", async () => {
  const [page] = await pages(DEFAULT_DESIGN);
  expect(page!.lines.find(({ text }) => text === "Rechnung INV-2026-0046")!.left).toBeCloseTo(25, 0);
  expect(Math.max(...page!.lines.filter(({ top }) => top < 180).map(({ right }) => right))).toBeCloseTo(
    190,
    0,
  );
});

it("type grows with the font size", async () => {
  const heightOf = async (fontSize: number) => {
    const [page] = await pages({ ...DEFAULT_DESIGN, fontSize });
    const line = page!.lines.find(({ text }) => text === "Kulturhaus Obertor")!;
    return line.right - line.left;
  };
  expect((await heightOf(12)) / (await heightOf(8))).toBeCloseTo(1.5, 1);
});

it("a long head that leaves no room for the first row has the first page to itself, and nothing is lost", async () => {
  const design = { ...DEFAULT_DESIGN, fontSize: 12, margins: side("max"), window: "left" as const };
  const wide = "W".repeat(70);
  const all = await pages(design, {
    number: "9".repeat(99),
    subject: "W".repeat(100),
    sender: { name: wide, email: `${"w".repeat(242)}@example.ch`, street: wide, city: "W".repeat(35) },
    items: [...LONGEST.slice(0, 1), ...manyItems(3)],
  });
  expect(all[0]!.text).not.toContain("Ŵ");
  expect(all[0]!.text).not.toContain("Menge");
  expect(all[1]!.text).toContain("Menge");
  expect(all[1]!.text.match(/Ŵ/g)).toHaveLength(499);
  for (const row of [1, 2, 3]) expect(all.map(({ text }) => text).join()).toContain(`Position ${row}`);
  expect(Math.max(...all[0]!.lines.map(({ bottom }) => bottom))).toBeLessThan(270);
});

it("the logo is described for those who cannot see it", async () => {
  const document = invoiceDocument({ design: { ...DEFAULT_DESIGN, logo: "x" } });
  const source = (await drawInvoice(document, undefined, await logo())).toString("latin1");
  expect(source.match(/\/S \/Figure/g)).toHaveLength(2);
  expect(source).toContain("/Alt (Lena Brunner Grafik)");
});

/** More than a hair: letters of neighbouring lines may touch. */
function overlap(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0.3 && high > 1.2;
}

/** Where the page is as red as the logo, mm. */
function redBox(page: PdfPage): Box {
  const dpi = 72;
  const { data, width, height } = page.raster({ left: 0, top: 0, right: 210, bottom: 190 }, dpi);
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green] = [data[(y * width + x) * 4]!, data[(y * width + x) * 4 + 1]!];
      if (red < 180 || green > 90) continue;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const mm = (pixels: number) => (pixels * 25.4) / dpi;
  return { left: mm(box.left), top: mm(box.top), right: mm(box.right), bottom: mm(box.bottom) };
}
