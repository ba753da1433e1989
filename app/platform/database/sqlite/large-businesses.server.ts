import type { Statement } from "better-sqlite3";
import type { Schema } from "#app/platform/database/schema.ts";

/** Rows of a table from which on reading them all keeps others waiting (some ms). */
export const MANY = 2_000;

export const GROWING = [
  ...(["bookings", "invoices", "clients", "expenses", "payments"] as const),
  ...(["services", "offers", "catalogue_items", "history"] as const),
] satisfies (keyof Schema)[];

/** ms: what took less runs at once from then on; what ever took more runs apart while its business is known. */
const QUICK = 5;
const SLOW = 10;

/** ms; an account that has just grown large is read as it was before until then. */
const KNOWN_MS = { small: 10_000, large: 60_000 };

const MOST_KNOWN = 10_000;
const MOST_TEXTS = 500;

interface Known {
  until: number;
  /** True for statements that were quick, false for those that were ever slow. Null for a small business. */
  quick: Map<string, boolean> | null;
}

/** Which businesses are large, and which statements of theirs keep nobody waiting. */
export class LargeBusinesses {
  readonly #prepareRead: (text: string) => Statement;
  readonly #known = new Map<string, Known>();

  constructor(prepareRead: (text: string) => Statement) {
    this.#prepareRead = prepareRead;
  }

  /** Whether others would wait for this statement, or may: it runs in a thread first. */
  readsApart(businessId: string, text: string): boolean {
    const quick = this.#quickOf(businessId);
    return quick !== null && !quick.get(text);
  }

  note(businessId: string, text: string, ms: number): void {
    const quick = this.#quickOf(businessId);
    if (!quick) return;
    if (quick.size >= MOST_TEXTS) quick.clear();
    if (ms >= SLOW) quick.set(text, false);
    else if (ms < QUICK && !quick.has(text)) quick.set(text, true);
  }

  #quickOf(businessId: string): Map<string, boolean> | null {
    const now = performance.now();
    const known = this.#known.get(businessId);
    if (known && now < known.until) return known.quick;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const quick = this.#isLarge(businessId) ? new Map<string, boolean>() : null;
    this.#known.set(businessId, { until: now + (quick ? KNOWN_MS.large : KNOWN_MS.small), quick });
    return quick;
  }

  #isLarge(businessId: string): boolean {
    return GROWING.some((table) => {
      const text = `select 1 from ${table} where business_id = ? limit 1 offset ${MANY - 1}`;
      return this.#prepareRead(text).get(businessId) !== undefined;
    });
  }
}
