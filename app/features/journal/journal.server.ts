import { requirePrepared } from "#app/features/tax/entries/sync-entries.server.ts";
import { vatApart } from "#app/features/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import { type BusinessContext, readsMayLag } from "#app/platform/context.server.ts";
import { type Booking, bookingsOf, type JournalFact } from "./bookings.ts";
import type { DayPlace } from "#app/platform/lists/day-place.ts";
import { type Source, SOURCES } from "./facts.server.ts";
import type { DaySpan } from "./span.ts";

/** Facts that are read of one source at once. */
const STEP = 500;

export interface BookedFact extends JournalFact {
  bookings: Booking[];
}

/**
 * The facts of a span with their bookings, by day and id. Facts of one record stand on one page.
 * @throws AppError `tax_period.being_prepared` while many documents have changed
 */
export async function journalPage(
  of: BusinessContext,
  { after, limit, ...span }: DaySpan & { after: DayPlace | null; limit: number },
): Promise<{ facts: BookedFact[]; next: DayPlace | null }> {
  await requirePrepared(of);
  const ctx = await readsMayLag(of);
  const methods = await vatMethodsOf(ctx);
  // A payment can be two facts, both of which stand on the page.
  const wanted = { ...span, after, limit: limit + 2 };
  const found: JournalFact[] = [];
  for (const source of SOURCES) found.push(...(await source(ctx, wanted)));
  const sorted = found.toSorted(byPlace);
  const end = endOfPage(sorted, limit);
  const last = end < sorted.length ? sorted[end - 1] : undefined;
  return {
    facts: sorted.slice(0, end).map((fact) => withBookings(fact, methods)),
    next: last ? { day: last.day, id: last.id } : null,
  };
}

/** Page after page of a span, whatever its length. @throws AppError as `journalPage` */
export async function* journalPages(of: BusinessContext, span: DaySpan): AsyncGenerator<BookedFact[]> {
  await requirePrepared(of);
  const ctx = await readsMayLag(of);
  const methods = await vatMethodsOf(ctx);
  const sources = SOURCES.map((read) => new Reader(ctx, read, span));
  for (let page: BookedFact[] = []; ;) {
    for (const source of sources) await source.fill();
    const first = sources.flatMap(({ next }) => next ?? []).toSorted(byPlace)[0];
    if (first) page.push(withBookings(first, methods));
    sources.find(({ next }) => next === first)?.take();
    if (first && page.length < STEP) continue;
    yield page;
    page = [];
    if (!first) return;
  }
}

class Reader {
  readonly #ctx: BusinessContext;
  readonly #read: Source;
  readonly #span: DaySpan;
  #waiting: JournalFact[] = [];
  #after: DayPlace | null = null;
  #isAtEnd = false;

  constructor(ctx: BusinessContext, read: Source, span: DaySpan) {
    this.#ctx = ctx;
    this.#read = read;
    this.#span = span;
  }

  get next(): JournalFact | undefined {
    return this.#waiting.at(-1);
  }

  take(): void {
    this.#waiting.pop();
  }

  async fill(): Promise<void> {
    if (this.next || this.#isAtEnd) return;
    const wanted = { ...this.#span, after: this.#after, limit: STEP };
    const found = await this.#read(this.#ctx, wanted);
    const last = found.at(-1);
    this.#isAtEnd = found.length < STEP;
    if (last) this.#after = { day: last.day, id: last.id };
    this.#waiting = found.toReversed();
  }
}

function withBookings(fact: JournalFact, methods: readonly VatMethod[]): BookedFact {
  return { ...fact, bookings: bookingsOf(fact, vatApart(methods, fact.day)) };
}

function byPlace(a: JournalFact, b: JournalFact): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

function endOfPage(facts: readonly JournalFact[], limit: number): number {
  let end = Math.min(limit, facts.length);
  while (end > 0 && end < facts.length && facts[end]?.id === facts[end - 1]?.id) end++;
  return end;
}
