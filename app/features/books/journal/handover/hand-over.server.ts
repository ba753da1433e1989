import { createHash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { yearBeginsBefore } from "#app/features/books/book/account-balances.server.ts";
import { closeDays, requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { EVER } from "#app/features/books/journal/span.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { addDays, type Day, formatDay } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { queueHandoverEmails } from "./handover-email.server.ts";
import { readHandover, type Handover, handoverJson, lastHandover } from "./handovers.server.ts";

/** What a hand-over up to a day would hold. */
interface ToHandOver {
  from: Day;
  to: Day;
  bookings: number;
  firstSequence: number;
  lastSequence: number;
  sum: Rappen;
  sha256: string;
}

const STEP = 5000;

/**
 * Nothing of these days changes any more: whatever happens later counts on the first day after them.
 * @param seen the hash of what was shown; whatever there is when left out
 * @throws AppError `input.invalid` at `to`, `handover.empty`, `handover.changed` where there is something else than was
 * seen, `journal.being_moved`
 */
export async function handOver(ctx: UserContext, to: Day, seen?: string): Promise<Handover> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireMoved(ctx);
    const last = await lastHandover(ctx);
    const problem = await problemOf(ctx, to, last);
    if (problem) throw invalid([problem]);
    const content = await toHandOver(ctx, to, last);
    if (!content) throw new AppError("handover.empty");
    if (seen !== undefined && content.sha256 !== seen) throw new AppError("handover.changed");
    const id = ctx.newId();
    await ctx.db
      .insertInto("journal_handovers")
      .values({
        id,
        business_id: ctx.businessId,
        from_day: content.from,
        to_day: to,
        first_sequence: content.firstSequence,
        last_sequence: content.lastSequence,
        hash: content.sha256,
        language: ctx.locale,
        chart: JSON.stringify(await chartOfBusiness(ctx)),
        year_begins: await yearBeginsBefore(ctx, content.from),
        created_by: `${ctx.user.firstName} ${ctx.user.lastName}`,
        created_at: ctx.now.toISOString(),
      })
      .execute();
    await closeDays(ctx, { kind: "handover", basis: "", from: last ? content.from : EVER.from, to });
    const handover = await readHandover(ctx, id);
    await tell(ctx, handover);
    return handover;
  });
}

async function tell(ctx: UserContext, handover: Handover): Promise<void> {
  const { to, firstSequence, lastSequence, sha256 } = handover;
  const data = { until: to, first: String(firstSequence), last: String(lastSequence), sha256 };
  await recordHistory(ctx, { invoiceId: null, event: "journal.handed_over", data });
  await recordEvent(ctx, "journal.handed_over", () => ({ handover: handoverJson(handover) }));
  await queueHandoverEmails(ctx, handover);
  ctx.log.info({ event: "journal.handed_over", until: to });
}

/** What would be handed over now, or why nothing can be. @throws AppError `journal.being_moved` */
export async function previewHandOver(
  ctx: UserContext,
  to: Day,
): Promise<{ content: ToHandOver | null; problem: FieldError | null }> {
  await requireMoved(ctx);
  const last = await lastHandover(ctx);
  const problem = await problemOf(ctx, to, last);
  return { content: problem ? null : await toHandOver(ctx, to, last), problem };
}

async function problemOf(ctx: UserContext, to: Day, last: Handover | null): Promise<FieldError | null> {
  if (to > ctx.today) return { field: "to", code: "field.handover_future" };
  const months = await missingMonths(ctx, { from: EVER.from, to });
  if (months.length > 0)
    return { field: "to", code: "field.handover_rates", params: { months: months.join(", ") } };
  if (!last || to > last.to) return null;
  return { field: "to", code: "field.handover_again", params: { day: formatDay(last.to, ctx.locale) } };
}

/** Null for nothing. The hash is that of the hand-over before and of each booking, by number, one after the other. */
async function toHandOver(ctx: BusinessContext, to: Day, last: Handover | null): Promise<ToHandOver | null> {
  const from = last ? addDays(last.to, 1) : EVER.from;
  const hash = createHash("sha256").update(last?.sha256 ?? "");
  let [bookings, sum, firstSequence, lastSequence, firstDay] = [0, 0, 0, 0, to];
  for (let more = true; more;) {
    const rows = await bookingsIn(ctx, { from, to, after: lastSequence });
    for (const row of rows) {
      hash.update(row.hash);
      bookings += 1;
      sum += row.amount;
      if (row.day < firstDay) firstDay = row.day;
    }
    firstSequence ||= rows[0]?.sequence ?? 0;
    lastSequence = rows.at(-1)?.sequence ?? lastSequence;
    more = rows.length === STEP;
  }
  if (bookings === 0) return null;
  return {
    from: last ? from : firstDay,
    to,
    bookings,
    firstSequence,
    lastSequence,
    sum,
    sha256: hash.digest("hex"),
  };
}

function bookingsIn(ctx: BusinessContext, { from, to, after }: { from: Day; to: Day; after: number }) {
  return ctx.db
    .selectFrom("bookings")
    .select(["sequence", "hash", "amount", "day"])
    .where("business_id", "=", ctx.businessId)
    .where("sequence", ">", after)
    .where("amount", ">", 0)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("sequence")
    .limit(STEP)
    .execute();
}
