import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Selectable } from "kysely";
import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { closedDaysOf, yearIsClosed } from "#app/features/books/book/closed-days.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { VatMethodsTable } from "#app/platform/database/schema/tax.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { periodsOf, type PeriodSpan, type VatMethod } from "./vat-method.ts";
import type { VatMethodInput } from "./vat-method.schema.ts";

const activitiesSchema = z.array(z.object({ code: z.string(), name: z.string(), rate: z.number().int() }));

/** The history by day; empty for who never said anything, which is as not registered. */
export async function vatMethodsOf(ctx: BusinessContext): Promise<VatMethod[]> {
  const rows = await ctx.db
    .selectFrom("vat_methods")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("valid_from")
    .execute();
  return rows.map(methodOf);
}

/** @throws AppError `vat_method.not_found` */
export async function findVatMethod(ctx: BusinessContext, id: string): Promise<VatMethod> {
  const found = (await vatMethodsOf(ctx)).find((method) => method.id === id);
  if (!found) throw new AppError("vat_method.not_found");
  return found;
}

function methodOf(row: Selectable<VatMethodsTable>): VatMethod {
  const { id, valid_from: validFrom, method, consideration, period } = row;
  const activities = fromJson(activitiesSchema, row.activities);
  const roundsToFive = row.rounds_to_five === 1;
  const registeredBefore = row.registered_before === null ? null : row.registered_before === 1;
  return { id, validFrom, method, consideration, period, roundsToFive, activities, registeredBefore };
}

/**
 * The method that holds from a day on; one of the same day is replaced. @throws AppError `input.invalid` where a period
 * that is closed, or has typed figures, would have other days, `year.closed`
 */
export async function saveVatMethod(ctx: UserContext, input: VatMethodInput): Promise<void> {
  await change(ctx, input.validFrom, async (ctx, before) => {
    const said = before.find(({ validFrom }) => validFrom === input.validFrom)?.registeredBefore;
    await ctx.db
      .deleteFrom("vat_methods")
      .where("business_id", "=", ctx.businessId)
      .where("valid_from", "=", input.validFrom)
      .execute();
    await ctx.db
      .insertInto("vat_methods")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
        valid_from: input.validFrom,
        method: input.method,
        consideration: input.consideration,
        period: input.period,
        rounds_to_five: input.roundsToFive ? 1 : 0,
        activities: JSON.stringify(input.method === "net" ? input.activities : []),
        registered_before: flagOf(input.registeredBefore ?? said ?? null),
        created_at: ctx.now.toISOString(),
      })
      .execute();
  });
}

function flagOf(said: boolean | null): number | null {
  return said === null ? null : Number(said);
}

/** Whether VAT was declared before the first step. @throws AppError as `deleteVatMethod` */
export async function sayRegisteredBefore(ctx: UserContext, id: string, said: boolean): Promise<void> {
  await change(ctx, null, async (ctx) => {
    await findVatMethod(ctx, id);
    await ctx.db
      .updateTable("vat_methods")
      .set({ registered_before: Number(said) })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
  });
}

/** @throws AppError `vat_method.not_found`, otherwise as `saveVatMethod` */
export async function deleteVatMethod(ctx: UserContext, id: string): Promise<void> {
  await change(ctx, null, async (ctx) => {
    await findVatMethod(ctx, id);
    await ctx.db
      .deleteFrom("vat_methods")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
  });
}

async function change(
  ctx: UserContext,
  validFrom: string | null,
  write: (ctx: UserContext, before: readonly VatMethod[]) => Promise<void>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const before = await vatMethodsOf(ctx);
    await write(ctx, before);
    const after = await vatMethodsOf(ctx);
    await requireKept(ctx, { before, after, validFrom });
    await recordHistory(ctx, { invoiceId: null, event: "vat.method_changed" });
    await bookAnew(ctx);
  });
}

/** So many at once; more are booked by a task soon after. */
const MOST_AT_ONCE = 1000;

/** What is there already is booked by the methods as they are now. */
async function bookAnew(ctx: UserContext): Promise<void> {
  const own = (table: "invoices" | "expenses") =>
    ctx.db
      .selectFrom(table)
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .limit(MOST_AT_ONCE + 1)
      .execute();
  const [invoices, expenses] = [await own("invoices"), await own("expenses")];
  if (Math.max(invoices.length, expenses.length) > MOST_AT_ONCE)
    return enqueueJob(ctx, { name: "book.renew", payload: { businessId: ctx.businessId } });
  willBook(ctx, "invoice", ...invoices.map(({ id }) => id));
  willBook(ctx, "expense", ...expenses.map(({ id }) => id));
}

interface Change {
  before: VatMethod[];
  after: VatMethod[];
  validFrom: string | null;
}

/** The figures of a closed year depend on the methods that held in it. */
async function requireKeptYears(ctx: UserContext, { before, after }: Change): Promise<void> {
  const starts = [...before, ...after].map(({ validFrom }) => validFrom);
  const closed = await closedDaysOf(ctx);
  for (const span of closed) {
    const { kind, from, to } = span;
    const days = [from, ...starts.filter((day) => from <= day && day <= to)];
    const isOther = kind === "year" && days.some((day) => facts(before, day) !== facts(after, day));
    if (isOther) throw yearIsClosed(ctx, closed, span);
  }
}

/** Closed periods and those with typed figures keep their days, and closed ones the method they were closed with. */
async function requireKept(ctx: UserContext, change: Change): Promise<void> {
  await requireKeptYears(ctx, change);
  const { before, after, validFrom } = change;
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .select(["starts_on", "ends_on", "state", "typed", "adjustments"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "return")
    .where("correction", "=", 0)
    .orderBy("starts_on")
    .execute();
  const last = rows.at(-1)?.ends_on ?? ctx.today;
  const spans = new Set(periodsOf(after, last).map(spanKey));
  const same = (day: string) => facts(before, day) === facts(after, day);
  const isSaidOtherwise = saysOtherwise(before[0], after[0]);
  const lost = rows.find(({ starts_on: from, ends_on: to, state, typed, adjustments }) => {
    if (state === "closed" && isSaidOtherwise) return true;
    const isKept = spans.has(spanKey({ from, to }));
    return state === "closed" ? !isKept || !same(from) : (typed !== "{}" || adjustments !== "[]") && !isKept;
  });
  if (lost)
    throw invalid([
      {
        field: validFrom === null ? "method" : "validFrom",
        code: "field.vat_period_kept",
        params: { day: formatDay(lost.ends_on, ctx.locale) },
      },
    ]);
}

/** Saying it for the first time is no change. */
function saysOtherwise(before: VatMethod | undefined, after: VatMethod | undefined): boolean {
  const [then, now] = [before?.registeredBefore ?? null, after?.registeredBefore ?? null];
  return then !== null && now !== null && then !== now;
}

function spanKey({ from, to }: PeriodSpan): string {
  return `${from} ${to}`;
}

function facts(methods: VatMethod[], day: string): string {
  const method = methods.findLast(({ validFrom }) => validFrom <= day);
  return method ? JSON.stringify({ ...method, id: "", registeredBefore: null }) : "";
}
