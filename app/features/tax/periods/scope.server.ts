import type { EntryScope } from "#app/features/tax/figures/period-entries.server.ts";
import { methodOn, type VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import type { TaxPeriod } from "./period.ts";

type Late = EntryScope["late"][number];

/**
 * Which entries a return is made of. The first open period after the last closed one takes along what changed since in
 * days that closed returns cover; a correction takes what changed in its own days.
 */
export async function entryScopeOf(
  ctx: BusinessContext,
  period: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<EntryScope> {
  const basis = methodOn(methods, period.startsOn)?.consideration ?? "agreed";
  const closed = await closedReturns(ctx);
  const own = closed.filter(({ from }) => from === period.startsOn);
  const isOpen = period.state === "open";
  const isCorrection = period.correction > 0;
  const last = closed.at(-1);
  const isNext =
    last !== undefined && period.startsOn > last.from && !(await hasOpenBetween(ctx, last.from, period));
  return {
    basis,
    from: period.startsOn,
    to: period.endsOn,
    heldBy: isCorrection
      ? own.filter(({ correction }) => correction <= period.correction).map(({ id }) => id)
      : isOpen
        ? []
        : [period.id],
    takesOpen: isOpen,
    late: isOpen && !isCorrection && isNext ? lateSpans(closed, methods) : [],
  };
}

function closedReturns(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("tax_periods")
    .select(["id", "correction", "starts_on as from", "ends_on as to"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "closed")
    .orderBy("starts_on")
    .execute();
}

async function hasOpenBetween(
  ctx: BusinessContext,
  lastClosed: string,
  { startsOn }: TaxPeriod,
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("tax_periods")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "open")
    .where("correction", "=", 0)
    .where("starts_on", ">", lastClosed)
    .where("starts_on", "<", startsOn)
    .executeTakeFirst();
  return row !== undefined;
}

/** Neighbours of one basis together, so that they are few. */
function lateSpans(
  closed: { from: string; to: string; correction: number }[],
  methods: readonly VatMethod[],
) {
  return closed
    .filter(({ correction }) => correction === 0)
    .reduce<Late[]>((spans, { from, to }) => {
      const basis = methodOn(methods, from)?.consideration ?? "agreed";
      const last = spans.at(-1);
      const isNext = last?.basis === basis && addDays(last.to, 1) === from;
      return isNext ? [...spans.slice(0, -1), { ...last, to }] : [...spans, { basis, from, to }];
    }, []);
}

/** What changed in the days of a closed return and no other holds yet. */
export async function hasLateEntries(
  ctx: BusinessContext,
  period: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<boolean> {
  const basis = methodOn(methods, period.startsOn)?.consideration ?? "agreed";
  const row = await ctx.db
    .selectFrom("tax_entries")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("basis", "=", basis)
    .where("day", ">=", period.startsOn)
    .where("day", "<=", period.endsOn)
    .where("period_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
