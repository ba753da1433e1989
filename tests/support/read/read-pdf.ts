import jsQR from "jsqr";
import * as mupdf from "mupdf";

/** A box on the page, mm from its top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TextLine extends Box {
  text: string;
}

interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** One page of a PDF as a reader and a scanner see it. */
export interface PdfPage {
  width: number;
  height: number;
  lines: TextLine[];
  /** All lines, one below the other. */
  text: string;
  /** Pixels (RGBA) of a part of the page. */
  raster(part: Box, dpi: number): Raster;
}

const PT = 25.4 / 72;

export function readPdf(bytes: Uint8Array): PdfPage[] {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) => readPage(document.loadPage(index)));
}

/** Title, author and the like, as the document's information says. */
export function readInfo(bytes: Uint8Array, key: "Title" | "Author" | "Subject"): string | undefined {
  return mupdf.Document.openDocument(bytes, "application/pdf").getMetaData(`info:${key}`) ?? undefined;
}

/**
 * Resolutions at which to look for a code, one after the other: which one finds it depends on how modules meet pixels.
 */
const SCAN_DPI = [220, 300, 260, 400, 340];

/** The text of the QR code in this part of the page, byte for byte; throws when none can be read. */
export function readQr(page: PdfPage, part: Box): string {
  for (const dpi of SCAN_DPI) {
    const { data, width, height } = page.raster(part, dpi);
    const code = jsQR(data, width, height, { inversionAttempts: "dontInvert" });
    if (code) return Buffer.from(code.binaryData).toString("utf8");
  }
  throw new Error("no QR code can be read");
}

/** The box around everything dark in this part of the page. */
export function inkBox(page: PdfPage, part: Box): Box {
  const dpi = 150;
  const { data, width, height } = page.raster(part, dpi);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4]! > 127) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  const mm = (pixels: number) => (pixels * 25.4) / dpi;
  return {
    left: part.left + mm(left),
    top: part.top + mm(top),
    right: part.left + mm(right),
    bottom: part.top + mm(bottom),
  };
}

function readPage(page: mupdf.Page): PdfPage {
  const [x0, y0, x1, y1] = page.getBounds();
  const lines = readLines(page);
  return {
    width: (x1 - x0) * PT,
    height: (y1 - y0) * PT,
    lines,
    text: lines.map((line) => line.text).join("\n"),
    raster: (part, dpi) => raster(page, part, dpi),
  };
}

function readLines(page: mupdf.Page): TextLine[] {
  const lines: TextLine[] = [];
  // Where a line's last visible character ends: a blank after it takes no room.
  const inkEnds = new Map<TextLine, number>();
  page.toStructuredText("preserve-whitespace,preserve-spans").walk({
    beginLine(bbox) {
      const [left, top, right, bottom] = bbox.map((points) => points * PT) as [
        number,
        number,
        number,
        number,
      ];
      lines.push({ text: "", left, top, right, bottom });
    },
    onChar(character, _origin, _font, _size, quad) {
      const line = lines.at(-1)!;
      line.text += character;
      if (character.trim() !== "") inkEnds.set(line, quad[2] * PT);
    },
  });
  return lines
    .filter(({ text }) => text.trim() !== "")
    .map((line) => ({
      ...line,
      text: line.text.trimEnd(),
      right: /\s$/.test(line.text) ? (inkEnds.get(line) ?? line.right) : line.right,
    }));
}

function raster(page: mupdf.Page, part: Box, dpi: number): Raster {
  const pixels = (mm: number) => Math.round((mm / 25.4) * dpi);
  const box = [part.left, part.top, part.right, part.bottom].map(pixels) as [number, number, number, number];
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, box, false);
  pixmap.clear(255);
  const device = new mupdf.DrawDevice(mupdf.Matrix.scale(dpi / 72, dpi / 72), pixmap);
  page.run(device, mupdf.Matrix.identity);
  device.close();
  const rgb = pixmap.getPixels();
  const data = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4)
    data.set(rgb.subarray(from, from + 3), to);
  return { data, width: pixmap.getWidth(), height: pixmap.getHeight() };
}
