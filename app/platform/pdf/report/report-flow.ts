import type { Pen } from "#app/platform/pdf/pdf-pen.ts";

/** mm */
export const LEFT = 20;
export const RIGHT = 190;
const TOP = 20;
const BOTTOM = 274;

/** Takes room on pages from top to bottom. */
export class ReportFlow {
  readonly #pen: Pen;
  readonly #isDry: boolean;
  readonly #onPage: (page: number) => void;
  #y = TOP;
  pages = 1;
  /** Drawn at the top of a page that begins within a table. */
  head: (() => void) | null = null;

  /** @param isDry only counts pages */
  constructor(pen: Pen, isDry: boolean, onPage: (page: number) => void) {
    this.#pen = pen;
    this.#isDry = isDry;
    this.#onPage = onPage;
    onPage(1);
  }

  /** @param height mm, which stay together @returns where they begin */
  take(height: number): number {
    if (this.#y + height > BOTTOM) this.#turn();
    const y = this.#y;
    this.#y += height;
    return y;
  }

  /** Room that may be lost at the end of a page. */
  skip(height: number): void {
    this.#y += height;
  }

  #turn(): void {
    if (!this.#isDry) this.#pen.doc.addPage();
    this.pages++;
    this.#y = TOP;
    this.#onPage(this.pages);
    this.head?.();
  }
}
