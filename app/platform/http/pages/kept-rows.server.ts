/** Characters of HTML and keys, some thousand rows. */
const MOST = 4_000_000;

/**
 * Rows of lists as HTML, by all that shows in them: a row that changes is another one, so none is ever out of date.
 * Those that nobody has asked for longest go first.
 */
export class KeptRows {
  readonly #rows = new Map<string, string>();
  readonly #cells = new Map<unknown, number>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** @param reader whose pages share rows: a business in one language */
  row(reader: string, cells: unknown, shown: object, draw: () => string): string {
    const key = `${reader} ${this.#numberOf(cells)} ${JSON.stringify(shown)}`;
    const kept = this.#rows.get(key);
    const html = kept ?? draw();
    if (kept === undefined) this.#makeRoom(key.length + html.length);
    else this.#rows.delete(key);
    this.#rows.set(key, html);
    return html;
  }

  /** Two components may have one name. */
  #numberOf(cells: unknown): number {
    const number = this.#cells.get(cells) ?? this.#cells.size;
    this.#cells.set(cells, number);
    return number;
  }

  #makeRoom(size: number): void {
    this.#size += size;
    for (const [key, html] of this.#rows) {
      if (this.#size <= this.#most) return;
      this.#rows.delete(key);
      this.#size -= key.length + html.length;
    }
  }
}
