import {
  type EntryScope,
  type LateScope,
  leftToEarlierMethod,
  leftToLastByMethod,
  openLateEntries,
} from "#app/features/taxes/tax/figures/period-entries.server.ts";
import {
  considerationOn,
  countingEras,
  methodRuns,
  type PeriodSpan,
  type VatMethod,
} from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
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
  const { id, kind, startsOn: from, endsOn: to, correction } = period;
  const all = await returnsOf(ctx);
  return {
    ...lateScopeOf({ from, to }, methods),
    isLateOnly: kind === "reconciliation",
    corrections:
      kind === "reconciliation"
        ? [id]
        : all
            .filter((one) => one.kind === kind && one.from === from && one.correction <= correction)
            .map((one) => one.id),
    takesLate: period.state === "open",
    corrected: all.filter((one) => one.state === "open" && one.id !== id),
  };
}

/** All that days bring into returns, filed or not. @param kind only what returns of it took from later days */
export async function entryScopeOfDays(
  ctx: BusinessContext,
  { from, to }: PeriodSpan,
  methods: readonly VatMethod[],
  kind?: TaxPeriod["kind"],
): Promise<EntryScope> {
  const all = await returnsOf(ctx);
  const own = all.filter((one) => one.from >= from && one.to <= to);
  return {
    ...lateScopeOf({ from, to }, methods),
    isLateOnly: false,
    corrections: own.filter((one) => one.kind === (kind ?? one.kind)).map(({ id }) => id),
    takesLate: true,
    corrected: all.filter((one) => one.state === "open" && !own.includes(one)),
  };
}

function returnsOf(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("tax_periods")
    .select(["id", "kind", "correction", "state", "starts_on as from", "ends_on as to"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("starts_on")
    .execute();
}

export function lateScopeOf({ from, to }: PeriodSpan, methods: readonly VatMethod[]): LateScope {
  const basis = considerationOn(methods, from);
  return { basis, eras: countingEras(methods), runs: methodRuns(methods), from, to };
}

/**
 * Whether something of the days of a filed return was written later and is in no filed return yet; and whether some of
 * what happened in its days is for the last return by an earlier method.
 */
export async function laterEntries(
  ctx: BusinessContext,
  { startsOn: from, endsOn: to, state }: TaxPeriod,
  methods: readonly VatMethod[],
): Promise<{ hasChanged: boolean; leaves: boolean }> {
  const scope = lateScopeOf({ from, to }, methods);
  const one = { late: openLateEntries(ctx, scope), left: leftToEarlierMethod(ctx, scope) };
  const [late, left] = await Promise.all(
    [one.late, one.left].map((query) => query.select("sequence").limit(1).executeTakeFirst()),
  );
  return { hasChanged: state === "closed" && late !== undefined, leaves: left !== undefined };
}

/** Filed returns for which something waits that only a correction of them can take. */
export async function needingCorrection(
  ctx: BusinessContext,
  periods: readonly TaxPeriod[],
  methods: readonly VatMethod[],
): Promise<TaxPeriod[]> {
  const ends = methodRuns(methods).flatMap(({ before }) => (before === null ? [] : addDays(before, -1)));
  const last = ends.flatMap((day) => {
    const newest = periods.find(({ kind, endsOn }) => kind === "return" && endsOn === day);
    return newest?.state === "closed" ? [newest] : [];
  });
  const found = await Promise.all(
    last.map(({ startsOn: from, endsOn: to }) =>
      leftToLastByMethod(ctx, lateScopeOf({ from, to }, methods))
        .select("sequence")
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return last.filter((_, index) => found[index] !== undefined);
}
