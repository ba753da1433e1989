import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Selectable, Updateable } from "kysely";
import { lockBusiness, lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { methodOn, periodsOf, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { adjustmentsSchema } from "#app/features/taxes/tax/figures/adjustments.ts";
import { technicalCodesSchema } from "#app/features/taxes/tax/figures/technical-codes.ts";
import { INPUT_NAMES } from "#app/features/taxes/tax/figures/typed-figures.ts";
import { storedTypedSchema, typedNamesSchema } from "#app/features/taxes/tax/figures/typed-figures.schema.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { TaxPeriodsTable } from "#app/platform/database/schema/tax.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { TaxPeriod } from "./period.ts";

/** All that have begun, the newest first; corrections before what they correct, reconciliations before both. */
export async function listPeriods(ctx: BusinessContext): Promise<TaxPeriod[]> {
  await ensurePeriods(ctx, await vatMethodsOf(ctx));
  return keptPeriods(ctx);
}

/** Like `listPeriods`, without those that nobody has looked at since they began. */
export async function keptPeriods(ctx: BusinessContext): Promise<TaxPeriod[]> {
  const rows = await periodRows(ctx)
    .orderBy("ends_on", "desc")
    .orderBy("kind")
    .orderBy("correction", "desc")
    .execute();
  return rows.map(periodOf);
}

/** The last day of the newest VAT return whose days are over; empty without one. */
export async function lastPeriodEnd(ctx: BusinessContext): Promise<Day> {
  const periods = await keptPeriods(ctx);
  return periods.find(({ kind, endsOn }) => kind === "return" && endsOn < ctx.today)?.endsOn ?? "";
}

/** @throws AppError `tax_period.not_found` */
export async function findPeriod(ctx: BusinessContext, id: string): Promise<TaxPeriod> {
  const row = isId(id) ? await periodRows(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("tax_period.not_found");
  return periodOf(row);
}

type Kept = Pick<Updateable<TaxPeriodsTable>, "typed" | "adjustments" | "codes">;

/**
 * @param change what a person says of an open return; null where nothing differs
 * @throws AppError `tax_period.not_found`, `tax_period.closed`, `tax_period.changed` where another version was seen
 */
export async function changeOpenPeriod(
  ctx: UserContext,
  { id, seen }: { id: string; seen: number | undefined },
  change: (period: TaxPeriod) => Kept | null,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const period = await findPeriod(ctx, id);
    if (period.state === "closed") throw new AppError("tax_period.closed");
    if (seen !== undefined && seen !== period.version) throw new AppError("tax_period.changed");
    const kept = change(period);
    if (!kept) return;
    await ctx.db
      .updateTable("tax_periods")
      .set((set) => ({ ...kept, version: set("version", "+", 1) }))
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    await recordPeriod(ctx, "tax_period.typed", period);
  });
}

/** @param data what the sentence says besides */
export async function recordPeriod(
  ctx: UserContext,
  event: string,
  { startsOn: from, endsOn: until }: Pick<TaxPeriod, "startsOn" | "endsOn">,
  data: Record<string, string> = {},
): Promise<void> {
  await recordHistory(ctx, { invoiceId: null, event, data: { from, until, ...data } });
}

/** @throws AppError `tax_period.not_found` where no method is known for it */
export function methodOfPeriod(
  methods: readonly VatMethod[],
  period: Pick<TaxPeriod, "startsOn">,
): VatMethod {
  const method = methodOn(methods, period.startsOn);
  if (!method || method.method === "none") throw new AppError("tax_period.not_found");
  return method;
}

function periodRows(ctx: BusinessContext) {
  return ctx.db.selectFrom("tax_periods").selectAll().where("business_id", "=", ctx.businessId);
}

function periodOf(row: Selectable<TaxPeriodsTable>): TaxPeriod {
  const { id, kind, starts_on: startsOn, ends_on: endsOn, correction, state, version } = row;
  const typed = fromJson(storedTypedSchema, row.typed);
  const adjustments = fromJson(adjustmentsSchema, row.adjustments);
  const codes = fromJson(technicalCodesSchema, row.codes);
  const own = fromJson(typedNamesSchema, row.typed);
  const isFollowing = kind === "reconciliation" && state === "open";
  const follows = isFollowing ? INPUT_NAMES.filter((name) => !own.includes(name)) : [];
  const { closed_at: closedAt, snapshot_hash: hash } = row;
  return {
    id,
    kind,
    startsOn,
    endsOn,
    correction,
    state,
    typed,
    follows,
    adjustments,
    codes,
    version,
    closedAt,
    hash,
  };
}

/** A period becomes a row once it has begun. Open rows that no method makes any more go. */
async function ensurePeriods(ctx: BusinessContext, methods: VatMethod[]): Promise<void> {
  const wanted = periodsOf(methods, ctx.today);
  if (isSame(wanted, await spansOf(ctx))) return;
  await ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const spans = periodsOf(await vatMethodsOf(ctx), ctx.today);
    const rows = await spansOf(ctx);
    const gone = rows.filter(({ from, to, state }) => state === "open" && !holds(spans, { from, to }));
    if (gone.length > 0)
      await ctx.db
        .deleteFrom("tax_periods")
        .where("business_id", "=", ctx.businessId)
        .where(
          "id",
          "in",
          gone.map(({ id }) => id),
        )
        .execute();
    const missing = spans.filter((span) => !holds(rows, span));
    if (missing.length === 0) return;
    await ctx.db
      .insertInto("tax_periods")
      .values(
        missing.map(({ from, to }) => ({
          id: ctx.newId(),
          business_id: ctx.businessId,
          starts_on: from,
          ends_on: to,
          correction: 0,
          state: "open" as const,
          typed: "{}",
          version: 1,
          closed_at: null,
          created_at: ctx.now.toISOString(),
        })),
      )
      .execute();
  });
}

interface Spanned {
  from: string;
  to: string;
}

function spansOf(ctx: BusinessContext) {
  return periodRows(ctx)
    .clearSelect()
    .select(["id", "starts_on as from", "ends_on as to", "state"])
    .where("kind", "=", "return")
    .where("correction", "=", 0)
    .orderBy("starts_on")
    .execute();
}

function holds(spans: readonly Spanned[], { from, to }: Spanned): boolean {
  return spans.some((span) => span.from === from && span.to === to);
}

function isSame(wanted: readonly Spanned[], rows: readonly Spanned[]): boolean {
  return wanted.length === rows.length && wanted.every((span) => holds(rows, span));
}
