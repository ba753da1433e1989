import { createHash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { closeDays, reopenDays } from "#app/features/books/book/closed-days.server.ts";
import { lastSequence } from "#app/features/books/book/record.server.ts";
import { requireRates } from "#app/features/books/book/missing-rates.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type YearCheck, yearChecklist } from "./year-checklist.server.ts";
import { queueYearEmail } from "./year-email.server.ts";
import { spanOfYear, type YearFigures, yearFigures } from "./year-figures.server.ts";

/** The closing of a year; the name is that of the person who closed it. */
interface YearClosing {
  year: number;
  closedAt: string;
  closedBy: string;
  hash: string;
  reopenedAt: string | null;
  reopenedBy: string;
  reason: string;
}

/** All closings of a year, or of all years, the newest first. */
export function closingsOf(ctx: BusinessContext, year?: number): Promise<YearClosing[]> {
  const closings = ctx.db.selectFrom("year_closings").where("business_id", "=", ctx.businessId);
  return (year === undefined ? closings : closings.where("year", "=", year))
    .select(["year", "closed_at as closedAt", "closed_by as closedBy", "hash"])
    .select(["reopened_at as reopenedAt", "reopened_by as reopenedBy", "reason"])
    .orderBy("closed_at", "desc")
    .execute();
}

/** Names the figures, not the clients behind them, whose names may change. */
export function hashOfYear(year: number, { clients: _clients, others: _others, ...figures }: YearFigures) {
  return createHash("sha256").update(JSON.stringify({ year, figures })).digest("hex");
}

interface SeenYear {
  figures: YearFigures;
  checks: YearCheck[];
  /** Of a closed year that of its closing; else of the figures and the checklist, to close it as they were seen. */
  hash: string;
}

/** @throws AppError as `yearFigures` */
export async function seeYear(ctx: BusinessContext, year: number): Promise<SeenYear> {
  const { figures, checks, closing, seen } = await lookAt(ctx, year);
  return { figures, checks, hash: closing ?? seen };
}

async function lookAt(ctx: BusinessContext, year: number) {
  const figures = await yearFigures(ctx, year);
  const checks = await yearChecklist(ctx, year);
  const hash = hashOfYear(year, figures);
  const seen = createHash("sha256").update(JSON.stringify({ hash, checks })).digest("hex");
  return { figures, checks, hash, seen, closing: (await isClosed(ctx, year)) ? hash : null };
}

/**
 * From now on nothing that is dated in the year can change. Closing it again as it was seen changes nothing.
 * @param seen the hash of what was shown, as `seeYear` has it
 * @throws AppError `year.not_found`, `year.not_over`, `year.changed` where it is another now, `journal.rates_missing`,
 * `year.nothing_to_close` where the books begin later
 */
export async function closeYear(ctx: UserContext, year: number, seen: string): Promise<void> {
  const { to, from } = await spanOfYear(ctx, year);
  if (to >= ctx.today) throw new AppError("year.not_over");
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { figures, hash, ...now } = await lookAt(ctx, year);
    if (![now.seen, now.closing].includes(seen)) throw new AppError("year.changed");
    await requireRates(ctx, { from, to });
    if (now.closing) return;
    if (!(await hasBegun(ctx, to))) throw new AppError("year.nothing_to_close");
    const id = ctx.newId();
    await ctx.db
      .insertInto("year_closings")
      .values({
        id,
        business_id: ctx.businessId,
        year,
        hash,
        closed_at: ctx.now.toISOString(),
        last_sequence: await lastSequence(ctx),
        closed_by: nameOf(ctx),
        reopened_at: null,
      })
      .execute();
    await closeDays(ctx, { kind: "year", basis: "", from, to });
    await recordHistory(ctx, { invoiceId: null, event: "year.closed", data: { year: String(year) } });
    await queueYearEmail(ctx, id, figures);
    ctx.log.info({ event: "year.closed", year });
  });
}

/** Whether anything is booked by that day. */
export async function hasBegun(ctx: BusinessContext, by: Day): Promise<boolean> {
  const first = await ctx.db
    .selectFrom("bookings")
    .select("day")
    .where("business_id", "=", ctx.businessId)
    .where("day", "<=", by)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** @throws AppError `year.not_closed` */
export async function reopenYear(ctx: UserContext, year: number, reason: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if (!(await isClosed(ctx, year))) throw new AppError("year.not_closed");
    const reopened = await ctx.db
      .updateTable("year_closings")
      .set({ reopened_at: ctx.now.toISOString(), reopened_by: nameOf(ctx), reason })
      .where("business_id", "=", ctx.businessId)
      .where("year", "=", year)
      .where("reopened_at", "is", null)
      .returning("id")
      .execute();
    await reopenDays(ctx, "year", (await spanOfYear(ctx, year)).from);
    const data = { year: String(year), reason };
    await recordHistory(ctx, { invoiceId: null, event: "year.reopened", data });
    for (const { id } of reopened) await queueYearEmail(ctx, id, null);
    ctx.log.info({ event: "year.reopened", year });
  });
}

async function isClosed(ctx: BusinessContext, year: number): Promise<boolean> {
  return (await closingsOf(ctx, year)).some(({ reopenedAt }) => reopenedAt === null);
}

function nameOf({ user }: UserContext): string {
  return `${user.firstName} ${user.lastName}`;
}
