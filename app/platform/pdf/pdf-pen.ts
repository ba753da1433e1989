import type { Font } from "fontkit";
import type { LeanPdf } from "./lean-pdf.ts";
import { type Face, type FaceStyle, piecesByFace, type Typeface } from "./typefaces.ts";
import { wrapText } from "./wrap-text.ts";

export interface PdfFonts {
  regular: Font;
  bold: Font;
  /** Null for the fonts above. */
  /** Null where the pen's own fonts do. @param texts all that it will set */
  face(typeface: Typeface, texts: string): Face | null;
}

export type Tag = PDFKit.PDFStructureElement;

export interface TextStyle {
  /** Points. */
  size: number;
  bold?: boolean;
  italic?: boolean;
  color?: string;
  align?: "left" | "right";
}

/** Millimetres from the page's top left corner; text stands on its baseline. */
export interface Pen {
  doc: LeanPdf;
  root: Tag;
  /** A blank at the end takes no room: it separates the text from what follows in its mark (ISO 32000-1, 14.8.2.5). */
  text(text: string, x: number, baseline: number, style: TextStyle): void;
  width(text: string, style: TextStyle): number;
  wrap(text: string, width: number, style: TextStyle): string[];
  /** Draws in a box of mm; `alt` says what it shows. */
  image(parent: Tag, bytes: Uint8Array, box: Box, alt: string): void;
  /** `weight` in points. */
  rule(x1: number, x2: number, y: number, weight: number, color: string): void;
  /** `weight` in points. */
  frame(box: Box, weight: number, color: string): void;
  /** A structure element with elements, not marks, inside. */
  group(parent: Tag, type: string): Tag;
  extend(element: Tag, draw: () => void): void;
  mark(parent: Tag, type: string, draw: () => void, options?: MarkOptions): void;
  /** Lines, page numbers, repeated heads are no part of the content. */
  artifact(draw: () => void): void;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface MarkOptions {
  alt?: string;
  scope?: "Column" | "Row";
  /** Left, top, right, bottom in points. */
  bbox?: [number, number, number, number];
}

const PT_PER_MM = 72 / 25.4;

/** Millimetres to points. */
export function mm(length: number): number {
  return length * PT_PER_MM;
}

export function pt(length: number): number {
  return length / PT_PER_MM;
}

/** End the structure tree's `root` before the document. */
export function pdfPen(doc: LeanPdf, fonts: PdfFonts): Pen {
  // pdfkit takes a parsed fontkit font wherever it takes a file; its types do not say so.
  doc.registerFont("Regular", fonts.regular as unknown as Buffer);
  doc.registerFont("Bold", fonts.bold as unknown as Buffer);
  // Fonts are numbered as they are selected, which measuring does only for texts that are new to this thread.
  for (const name of ["Regular", "Bold"]) doc.font(name);
  const root = doc.struct("Document");
  doc.addStructure(root);

  const own = (text: string, style: TextStyle) => [ownRun(fonts, text, style)];
  return {
    doc,
    root,
    ...textSetter(doc, own),
    image(parent, bytes, { x, y, width, height }, alt) {
      const options: MarkOptions = { alt, bbox: [mm(x), mm(y), mm(x + width), mm(y + height)] };
      const draw = () =>
        void doc.image(Buffer.from(bytes), mm(x), mm(y), { width: mm(width), height: mm(height) });
      parent.add(doc.struct("Figure", options, [draw]));
    },
    rule(x1, x2, y, weight, color) {
      doc.moveTo(mm(x1), mm(y)).lineTo(mm(x2), mm(y)).lineWidth(weight).stroke(color);
    },
    frame({ x, y, width, height }, weight, color) {
      doc.rect(mm(x), mm(y), mm(width), mm(height)).lineWidth(weight).stroke(color);
    },
    group(parent, type) {
      const element = doc.struct(type);
      parent.add(element);
      return element;
    },
    extend(element, draw) {
      element.add(draw);
    },
    mark(parent, type, draw, options = {}) {
      parent.add(doc.struct(type, options, [draw]));
    },
    artifact(draw) {
      doc.markContent("Artifact");
      draw();
      doc.endMarkedContent();
    },
  };
}

const LETTER_FONTS: Record<FaceStyle, string> = {
  regular: "Letter",
  bold: "Letter Bold",
  italic: "Letter Italic",
};

/** Sets texts in `face`, and words that it cannot draw in the pen's own fonts. */
export function penInFace(pen: Pen, fonts: PdfFonts, face: Face): Pen {
  for (const style of ["regular", "bold", "italic"] as const)
    pen.doc.registerFont(LETTER_FONTS[style], face[style] as unknown as Buffer).font(LETTER_FONTS[style]);
  const runs = (text: string, style: TextStyle): Run[] => {
    const letter = style.bold ? "bold" : style.italic ? "italic" : "regular";
    const about = { name: LETTER_FONTS[letter], font: face[letter], shaping: PLAIN_LETTERS };
    return piecesByFace(text, face).map(({ text, isCovered }) =>
      isCovered ? { text, ...about } : ownRun(fonts, text, style),
    );
  };
  return { ...pen, ...textSetter(pen.doc, runs) };
}

interface Run {
  text: string;
  name: string;
  font: Font;
  shaping: PDFKit.Mixins.TextOptions;
}

function ownRun(fonts: PdfFonts, text: string, { bold }: TextStyle): Run {
  const name = bold ? "Bold" : "Regular";
  return { text, name, font: fonts[bold ? "bold" : "regular"], shaping: shaping(text) };
}

type TextSetter = Pick<Pen, "text" | "width" | "wrap">;

function textSetter(doc: LeanPdf, runsOf: (text: string, style: TextStyle) => Run[]): TextSetter {
  const runWidth = ({ text, name, font, shaping }: Run, size: number) => {
    const measured = keptWidths(font);
    let ofThousand = measured.get(text);
    if (ofThousand === undefined) {
      ofThousand = doc.font(name).fontSize(1000).widthOfString(text, shaping);
      measured.set(text, ofThousand);
    }
    return pt((ofThousand * size) / 1000);
  };
  const width = (text: string, style: TextStyle) =>
    runsOf(text, style).reduce((sum, run) => sum + runWidth(run, style.size), 0);
  return {
    width,
    wrap: (text, limit, style) => wrapText(text, limit, (line) => width(line, style)),
    text(text, x, baseline, style) {
      let left = style.align === "right" ? x - width(text.trimEnd(), style) : x;
      for (const run of runsOf(text, style)) {
        doc
          .font(run.name)
          .fontSize(style.size)
          .fillColor(style.color ?? "#000000")
          .line(run.text, mm(left), mm(baseline), run.shaping);
        left += runWidth(run, style.size);
      }
    },
  };
}

const MOST_WIDTHS = 4000;

/** Widths of texts at a size of 1000 points, by font: most recur in every document. */
const widths = new WeakMap<Font, Map<string, number>>();

function keptWidths(font: Font): Map<string, number> {
  let kept = widths.get(font);
  if (!kept || kept.size >= MOST_WIDTHS) widths.set(font, (kept = new Map()));
  return kept;
}

export function dryPen(pen: Pen): Pen {
  const nothing = () => {};
  return {
    ...pen,
    text: nothing,
    image: nothing,
    rule: nothing,
    frame: nothing,
    group: (parent) => parent,
    extend: nothing,
    mark: nothing,
    artifact: nothing,
  };
}

const FIGURES = /^[\d\s'.,%]+$/;

/** Without kerning all figures are equally wide and align in columns; Liberation Sans draws "11" closer together. */
function shaping(text: string): PDFKit.Mixins.TextOptions {
  return FIGURES.test(text) ? UNKERNED : {};
}

const UNKERNED = withFeatures({ kern: false });

/** Ligatures, and Greek drawn as Latin among Latin, would be other characters for whoever searches or copies. */
const PLAIN_LETTERS = withFeatures({ liga: false, locl: false });

function withFeatures(features: Record<string, boolean>): PDFKit.Mixins.TextOptions {
  return { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
}
