import sharp from "sharp";
import { deflatedZip } from "../bank-files/odd-zip.ts";
import { camt } from "../camt.ts";
import { pdfWith, ublDocument } from "../e-invoices/received.ts";
import { pngBomb } from "../invoices/pictures.ts";
import { storedZip } from "../read/stored-zip.ts";
import { workbookWith } from "../read/xlsx.ts";

export type Door = "receipt" | "bank" | "clients" | "logo";

export interface HeavyFile {
  door: Door;
  name: string;
  make: () => Promise<Uint8Array> | Uint8Array;
}

/** Bytes: just below what an e-invoice may have. */
const XML_SIZE = 950_000;

/** What strangers may send to be read, of each kind, small to send and long to read. */
export const HEAVY_FILES: readonly HeavyFile[] = [
  ...files("receipt", {
    "finders.png": finderPatterns,
    "huge.png": () => whitePicture(7_000).png().toBuffer(),
    "huge.jpg": () => whitePicture(7_000).jpeg().toBuffer(),
    "progressive.jpg": () => whitePicture(7_000).jpeg({ progressive: true }).toBuffer(),
    "bomb.png": () => pngBomb(60_000, 60_000),
    "nested.pdf": () => nestedForms(4),
    "nested-deeper.pdf": () => nestedForms(6),
    "pages.pdf": () => manyPages(20_000),
    "inside.pdf": () => pdfWith("factur-x.xml", ampersands()),
    "ampersands.xml": () => Buffer.from(ampersands()),
    "accounts.xml": () => Buffer.from(accounts()),
    "elements.xml": () => Buffer.from(within(ublDocument("Invoice"), "a", "")),
    "deep.xml": () => Buffer.from(`<Invoice>${"<a>".repeat(300_000)}`),
    "attribute.xml": () => Buffer.from(`<Invoice a="${"&lt;".repeat(230_000)}"/>`),
    "comments.xml": () => Buffer.from(`<Invoice>${"<!---->".repeat(130_000)}</Invoice>`),
    "before.xml": () => Buffer.from("<!--".repeat(4_096)),
  }),
  ...files("bank", {
    "entries.xml": manyEntries,
    "text.xml": () => Buffer.from(`<Document>${"&amp;".repeat(1_900_000)}</Document>`),
    "bomb.zip": () => deflatedZip([["a.xml", Buffer.alloc(150_000_000, "<")]]),
    "many.zip": () => storedZip(emptyFiles(60_000, "xml")),
    "line.csv": () => Buffer.from(`a;b\n${"x;".repeat(4_500_000)}`),
    "quotes.csv": () => Buffer.from(`a;b\n"${'""'.repeat(4_500_000)}`),
    "rows.csv": () => Buffer.from(csv(19_000, 10, "2026-11-21 100.00")),
  }),
  ...files("clients", {
    "line.csv": () => Buffer.from(`a;b\n${"x".repeat(9_000_000)}`),
    "quotes.csv": () => Buffer.from(`a;b\n"${'""'.repeat(4_500_000)}`),
    "cells.csv": () => Buffer.from(csv(4_900, 59, "Muster AG und Söhne")),
    "texts.csv": () => Buffer.from(csv(4_900, 2, "x".repeat(999))),
    "cells.xlsx": () => workbookWith(`<row>${"<c/>".repeat(16_000)}</row>`.repeat(120)),
    "bomb.xlsx": () => deflatedZip([["xl/workbook.xml", Buffer.alloc(150_000_000, "<")]]),
    "many.zip": () => storedZip(emptyFiles(60_000, "csv")),
  }),
  ...files("logo", {
    "huge.png": () => whitePicture(4_000).png().toBuffer(),
    "progressive.jpg": () => whitePicture(4_000).jpeg({ progressive: true }).toBuffer(),
    "vector.svg": () => Buffer.from(`<svg>${"<g>".repeat(300_000)}</svg>`),
  }),
];

function files(door: Door, made: Record<string, HeavyFile["make"]>): HeavyFile[] {
  return Object.entries(made).map(([name, make]) => ({ door, name, make }));
}

/** Finder patterns of QR codes, edge to edge: 14 kB in which a decoder finds millions of corners. */
export async function finderPatterns(): Promise<Uint8Array> {
  const [side, cell] = [2_000, 16];
  const pixels = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const ring = Math.max(Math.abs(((x % cell) >> 1) - 3), Math.abs(((y % cell) >> 1) - 3));
      if (ring === 3 || ring < 2) pixels[y * side + x] = 0;
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** Each of which draws the next ten times. @param depth of 4 takes processor time, of 6 memory */
export function nestedForms(depth = 4): Uint8Array {
  const drawing = (index: number) =>
    index === depth ? "0 0 500 500 re f\n".repeat(10) : `/F${index + 1} Do\n`.repeat(10);
  const names = Array.from({ length: depth + 1 }, (_, index) => `/F${index} ${index + 6} 0 R`);
  return pdfOf([
    ...onePage("/F0 Do", `/XObject << ${names.join(" ")} >>`),
    ...names.map((_, index) =>
      stream(drawing(index), "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources 5 0 R"),
    ),
  ]);
}

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(" ");
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";
  const pages = Array.from({ length: count }, () => page);
  return pdfOf([CATALOG, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages]);
}

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";

function onePage(drawing: string, resources: string): string[] {
  return [
    CATALOG,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 5 0 R >>",
    stream(drawing, ""),
    `<< ${resources} >>`,
  ];
}

function stream(content: string, entries: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function pdfOf(objects: string[]): Uint8Array {
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end);
}

function whitePicture(side: number) {
  return sharp({ create: { width: side, height: side, channels: 3, background: "#ffffff" } });
}

function ampersands(): string {
  return within(ublDocument("Invoice"), "cbc:Note", "&amp;".repeat(13_000));
}

function accounts(): string {
  const account = (_: unknown, index: number) => `<cbc:ID>CH${index}</cbc:ID>`;
  const [begin, end] = ["cac:PaymentMeans", "cac:PayeeFinancialAccount"].reduce(
    ([before, after], name) => [`${before}<${name}>`, `</${name}>${after}`],
    ["", ""],
  );
  return withXml(ublDocument("Invoice"), begin + Array.from({ length: 40_000 }, account).join("") + end);
}

/** Up to the size of an e-invoice, in texts of 65 kB. */
function within(document: string, element: string, text: string): string {
  const one = `<${element}>${text}</${element}>`;
  return withXml(document, one.repeat(Math.floor(XML_SIZE / one.length)));
}

function withXml(document: string, xml: string): string {
  return document.replace(/<\/Invoice>/, () => `${xml}</Invoice>`);
}

function manyEntries(): Uint8Array {
  const entries = Array.from({ length: 20_000 }, (_, index) => ({ amount: `${index}.05`, details: [{}] }));
  return Buffer.from(camt({ statements: [{ entries }] }));
}

function emptyFiles(count: number, ending: string): [string, Buffer][] {
  return Array.from({ length: count }, (_, index) => [`${index}.${ending}`, Buffer.alloc(0)]);
}

function csv(rows: number, columns: number, cell: string): string {
  const line = (cells: string[]) => `${cells.join(";")}\n`;
  const headings = line(Array.from({ length: columns }, (_, index) => `Spalte ${index}`));
  return headings + line(Array.from({ length: columns }, () => cell)).repeat(rows);
}
