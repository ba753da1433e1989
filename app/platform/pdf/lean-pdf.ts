import PDFDocument from "pdfkit";
import type { Font, GlyphRun, Subset } from "fontkit";
import { deflatedOnce } from "./finished-streams.ts";
import { textRuns } from "./text-runs.ts";

interface Reference {
  data: { Filter?: string; N?: number };
  compress: boolean;
  write(chunk: Uint8Array | string): void;
  end(chunk?: Uint8Array | string): void;
}

/** What pdfkit keeps of a font for one document: arrays by the glyphs' numbers in the subset. */
interface FontInUse {
  id: string;
  font: Font;
  subset: Subset;
  scale: number;
  widths: number[];
  unicode: (readonly number[])[];
  ref(): object;
  layout(text: string, features?: Record<string, boolean>): GlyphRun;
}

/** Does less work than pdfkit for the same file, through methods that pdfkit calls on itself. */
export class LeanPdf extends PDFDocument {
  // Declared only: pdfkit's constructor writes before fields of this class would be set.
  declare private _offset: number;
  declare private _fontFamilies: Record<string, FontInUse>;
  declare private _font: FontInUse;
  declare private _fontSize: number;
  declare private unwritten: string | undefined;

  /** Draws on the baseline from `x`, in points. pdfkit would measure it twice more and shape it for each document. */
  line(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
    const { _font: font, page } = this;
    const shape = font.layout.bind(font);
    const runs = textRuns(font.font, shape, text, options.features as unknown as Record<string, boolean>);
    if (!runs) {
      this.text(text, x, y, { ...options, lineBreak: false, baseline: "alphabetic" });
      return;
    }
    if (runs.length === 0) return;
    (page as unknown as { fonts: Record<string, object> }).fonts[font.id] ??= font.ref();
    const number = (id: number) => font.subset.includeGlyph(id).toString(16).padStart(4, "0");
    const shown = runs.map(({ ids, shift }) => `<${ids.map(number).join("")}> ${shift}`);
    // Pages of pdfkit stand on their head, and letters must not.
    this.addContent(
      `BT\n1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm\n/${font.id} ${rounded(this._fontSize)} Tf\n` +
        `[${shown.join(" ")}] TJ\nET`,
    );
  }

  /** pdfkit would make a byte array of each line of the file, and hand on each alone. */
  _write(data: Uint8Array | string): void {
    if (typeof data === "string") {
      this.unwritten = `${this.unwritten ?? ""}${data}\n`;
      this._offset += data.length + 1;
      return;
    }
    this.push(data);
    this._offset += data.length;
  }

  override push(chunk: Uint8Array | null): boolean {
    const before = this.unwritten;
    this.unwritten = "";
    if (before) super.push(Buffer.from(before, "latin1"));
    return super.push(chunk);
  }

  override ref(data?: object): PDFKit.PDFKitReference {
    // pdfkit has a default for what its types demand.
    const reference = super.ref(data as object);
    const isShared = data === undefined || "N" in data;
    if (isShared) finishOnce(reference as unknown as Reference);
    return reference;
  }

  override end(): void {
    for (const font of Object.values(this._fontFamilies)) describeGlyphs(font);
    super.end();
  }
}

function rounded(figure: number): number {
  return Math.round(figure * 1e6) / 1e6;
}

/** Only streams that are written whole: of pages pdfkit writes the content piece by piece. */
function finishOnce(reference: Reference): void {
  const write = reference.write.bind(reference);
  const end = reference.end.bind(reference);
  const finish = (content: Uint8Array | string) => {
    reference.data.Filter = "FlateDecode";
    reference.compress = false;
    write(deflatedOnce(content));
  };
  if (reference.data.N) reference.write = finish;
  reference.end = (content) => {
    if (content !== undefined) finish(content);
    end();
  };
}

/** Describes the glyphs of a subset that are not in the document's own text as well. */
function describeGlyphs({ font, subset, scale, widths, unicode }: FontInUse): void {
  subset.glyphs.forEach((id, number) => {
    const glyph = font.getGlyph(id);
    widths[number] ??= glyph.advanceWidth * scale;
    unicode[number] ??= glyph.codePoints;
  });
}
