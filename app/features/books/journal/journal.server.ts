import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import type { AccountName } from "#app/features/books/book/accounts.ts";
import type { BookedKind, ExpenseKind, SidedKind } from "#app/features/books/book/bookings.ts";
import { type BusinessContext, readsMayLag } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { Day, DaySpan } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import type { DayPlace } from "#app/platform/lists/day-place.ts";

const STEP = 500;

export interface JournalBooking {
  /** Within the business, from 1; its name for ever. */
  sequence: number;
  /** When it happened, where it counts, and when it was written. */
  factDay: Day;
  day: Day;
  recordedAt: string;
  kind: BookedKind | SidedKind | ExpenseKind;
  debit: AccountName;
  credit: AccountName;
  amount: Rappen;
  /** The rate of the turnover or of the expense; null where no VAT is meant. */
  rate: VatRate | null;
  number: string;
  name: string;
  source: { type: "invoice" | "payment" | "expense" | "manual" | "return"; id: string };
  reverses: number | null;
  /** The hash of the booking before and of this one. */
  hash: string;
}

export interface JournalFilter extends DaySpan {
  /** With those of facts in the span that count on another day. */
  isOfFactsToo?: boolean | undefined;
  /** Only bookings after this one, in the order of writing: what is added while one leafs comes at the end. */
  since?: number | undefined;
  accounts?: readonly AccountName[] | undefined;
  recordedBefore?: string | undefined;
}

/** The bookings of a span, by day and number; with `since` by number. @throws AppError `journal.being_moved` */
export async function journalPage(
  of: BusinessContext,
  { limit, ...wanted }: JournalFilter & { after: DayPlace | null; limit: number },
): Promise<{ bookings: JournalBooking[]; next: DayPlace | null }> {
  await requireMoved(of);
  const ctx = await readsMayLag(of);
  const found = await read(ctx, wanted, limit + 1);
  const bookings = found.slice(0, limit);
  const last = bookings.at(-1);
  return { bookings, next: found.length > limit && last ? placeOf(last) : null };
}

/** Page after page of a span, whatever its length. @throws AppError as `journalPage` */
export async function* journalPages(
  of: BusinessContext,
  filter: JournalFilter,
): AsyncGenerator<JournalBooking[]> {
  await requireMoved(of);
  const ctx = await readsMayLag(of);
  for (let after: DayPlace | null = null, more = true; more;) {
    const page: JournalBooking[] = await read(ctx, { ...filter, after }, STEP);
    yield page;
    const last = page.at(-1);
    more = page.length === STEP && last !== undefined;
    if (last) after = placeOf(last);
  }
}

function placeOf({ day, sequence }: JournalBooking): DayPlace {
  return { day, id: String(sequence) };
}

/** How many bookings a filter finds. @throws AppError as `journalPage` */
export async function countBookings(of: BusinessContext, filter: JournalFilter): Promise<number> {
  await requireMoved(of);
  return countOf(bookingsOf(await readsMayLag(of), { ...filter, after: null }));
}

function bookingsOf(
  ctx: BusinessContext,
  {
    from,
    to,
    since,
    isOfFactsToo,
    accounts,
    recordedBefore,
    after,
  }: JournalFilter & { after: DayPlace | null },
) {
  const start = since === undefined && after ? after.day : from;
  return ctx.db
    .selectFrom("bookings")
    .where("business_id", "=", ctx.businessId)
    .where("amount", ">", 0)
    .where((eb) => {
      const counts = eb.between("day", start, to);
      return isOfFactsToo ? eb.or([counts, eb.between("fact_day", from, to)]) : counts;
    })
    .$if(since !== undefined, (query) =>
      query.where("sequence", ">", Math.max(since ?? 0, Number(after?.id ?? 0))),
    )
    .$if(recordedBefore !== undefined, (query) => query.where("recorded_at", "<", recordedBefore ?? ""))
    .$if(accounts !== undefined, (query) =>
      query.where((eb) => eb.or([eb("debit", "in", accounts ?? []), eb("credit", "in", accounts ?? [])])),
    )
    .$if(since === undefined && after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("day", "sequence"), ">", tuple(after?.day ?? "", Number(after?.id ?? 0))),
      ),
    );
}

async function read(
  ctx: BusinessContext,
  filter: JournalFilter & { after: DayPlace | null },
  limit: number,
): Promise<JournalBooking[]> {
  const rows = await bookingsOf(ctx, filter)
    .select([
      "sequence",
      "fact_day as factDay",
      "day",
      "recorded_at as recordedAt",
      "kind",
      "debit",
      "credit",
    ])
    .select(["amount", "rate", "number", "name", "holder", "holder_id", "reverses", "hash"])
    .$if(filter.since === undefined, (query) => query.orderBy("day"))
    .orderBy("sequence")
    .limit(limit)
    .execute();
  return rows.map(({ kind, debit, credit, holder: type, holder_id: id, ...row }) => ({
    ...row,
    kind: kind as JournalBooking["kind"],
    debit: debit as AccountName,
    credit: credit as AccountName,
    source: { type, id },
  }));
}
