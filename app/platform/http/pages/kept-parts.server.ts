/** Characters of parts and keys, some thousand rows of lists. */
const MOST = 4_000_000;

/**
 * Parts of pages (HTML) and answers (JSON), by all that shows in them: one that changes is another, so none is ever out
 * of date. Those that nobody has asked for longest go first.
 */
export class KeptParts {
  readonly #parts = new Map<string, string>();
  readonly #components = new Map<unknown, number>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** @param reader whose pages share parts: a business in one language */
  part(reader: string, inside: unknown, shown: object, draw: () => string): string {
    const key = `${reader} ${this.#numberOf(inside)} ${JSON.stringify(shown)}`;
    const kept = this.#parts.get(key);
    const html = kept ?? draw();
    if (kept === undefined) this.#makeRoom(key.length + html.length);
    else this.#parts.delete(key);
    this.#parts.set(key, html);
    return html;
  }

  #numberOf(component: unknown): number {
    const number = this.#components.get(component) ?? this.#components.size;
    this.#components.set(component, number);
    return number;
  }

  #makeRoom(size: number): void {
    this.#size += size;
    for (const [key, html] of this.#parts) {
      if (this.#size <= this.#most) return;
      this.#parts.delete(key);
      this.#size -= key.length + html.length;
    }
  }
}
