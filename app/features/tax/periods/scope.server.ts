import { type EntryScope, isOpenLateOf } from "#app/features/tax/figures/period-entries.server.ts";
import { methodOn, type VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { TaxPeriod } from "./period.ts";

/**
 * Which bookings a return is made of: those of its days. A correction replaces the return, and takes along what
 * happened in its days and was written later.
 */
export async function entryScopeOf(
  ctx: BusinessContext,
  period: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<EntryScope> {
  const { startsOn: from, endsOn: to, correction } = period;
  const corrections = await correctionsOf(ctx);
  const isCorrection = correction > 0;
  return {
    basis: methodOn(methods, from)?.consideration ?? "agreed",
    from,
    to,
    corrections: isCorrection
      ? corrections.filter((one) => one.from === from && one.correction <= correction).map(({ id }) => id)
      : [],
    takesLate: isCorrection && period.state === "open",
    corrected: corrections.filter(({ state, id }) => state === "open" && id !== period.id),
  };
}

function correctionsOf(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("tax_periods")
    .select(["id", "correction", "state", "starts_on as from", "ends_on as to"])
    .where("business_id", "=", ctx.businessId)
    .where("correction", ">", 0)
    .orderBy("starts_on")
    .execute();
}

/** Whether something of the days of a filed return was written later and is in no filed return yet. */
export async function hasLateEntries(
  ctx: BusinessContext,
  { startsOn: from, endsOn: to }: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<boolean> {
  const basis = methodOn(methods, from)?.consideration ?? "agreed";
  const row = await ctx.db
    .selectFrom("bookings")
    .select("sequence")
    .where("business_id", "=", ctx.businessId)
    .where("basis", "in", [basis, "input"])
    .where("day", ">", to)
    .where((eb) => isOpenLateOf(eb, { from, to, basis }))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
