import { type EntryScope, openLateEntries } from "#app/features/tax/figures/period-entries.server.ts";
import { considerationOn, countingEras, type VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { TaxPeriod } from "./period.ts";

/**
 * Which bookings a return is made of: those of its days. While it is open it takes along what happened in them and
 * counts later, as a closed year or a hand-over had closed them, or the return that a correction replaces.
 */
export async function entryScopeOf(
  ctx: BusinessContext,
  period: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<EntryScope> {
  const { startsOn: from, endsOn: to, correction } = period;
  const all = await returnsOf(ctx);
  return {
    basis: considerationOn(methods, from),
    eras: countingEras(methods),
    from,
    to,
    corrections: all.filter((one) => one.from === from && one.correction <= correction).map(({ id }) => id),
    takesLate: period.state === "open",
    corrected: all.filter(({ state, id }) => state === "open" && id !== period.id),
  };
}

function returnsOf(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("tax_periods")
    .select(["id", "correction", "state", "starts_on as from", "ends_on as to"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("starts_on")
    .execute();
}

/** Whether something of the days of a filed return was written later and is in no filed return yet. */
export async function hasLateEntries(
  ctx: BusinessContext,
  { startsOn: from, endsOn: to }: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<boolean> {
  const basis = considerationOn(methods, from);
  const row = await openLateEntries(ctx, { basis, from, to }).select("sequence").limit(1).executeTakeFirst();
  return row !== undefined;
}
