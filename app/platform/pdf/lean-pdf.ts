import PDFDocument from "pdfkit";
import type { Font, Subset } from "fontkit";
import { deflatedOnce } from "./finished-streams.ts";

interface Reference {
  data: { Filter?: string; N?: number };
  compress: boolean;
  write(chunk: Uint8Array | string): void;
  end(chunk?: Uint8Array | string): void;
}

/** What pdfkit keeps of a font for one document: arrays by the glyphs' numbers in the subset. */
interface FontInUse {
  font: Font;
  subset: Subset;
  scale: number;
  widths: number[];
  unicode: (readonly number[])[];
}

/** Does less work than pdfkit for the same file, through methods that pdfkit calls on itself. */
export class LeanPdf extends PDFDocument {
  // Declared only: pdfkit's constructor writes before fields of this class would be set.
  declare private _offset: number;
  declare private _fontFamilies: Record<string, FontInUse>;
  declare private unwritten: string | undefined;

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

/** Of those that a subset has besides what the document shows. */
function describeGlyphs({ font, subset, scale, widths, unicode }: FontInUse): void {
  subset.glyphs.forEach((id, number) => {
    const glyph = font.getGlyph(id);
    widths[number] ??= glyph.advanceWidth * scale;
    unicode[number] ??= glyph.codePoints;
  });
}
