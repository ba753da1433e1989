import { methodOn, type PeriodSpan } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import { keptPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** The returns that end within some days, which are a business year or those of a reconciliation. */
export interface Reconciled extends PeriodSpan {
  /** What holds now: of each return its last correction, and the reconciliations. By day. */
  filed: TaxPeriod[];
  unfiled: TaxPeriod[];
  open: TaxPeriod | undefined;
  /** Whether one file can say it: by one method, and one kind of consideration. */
  isOfOneMethod: boolean;
}

/** Null where no return ends within these days. */
export async function reconciledIn(ctx: BusinessContext, days: PeriodSpan): Promise<Reconciled | null> {
  const all = (await keptPeriods(ctx)).filter(({ endsOn }) => days.from <= endsOn && endsOn <= days.to);
  const [returns, reconciliations] = [ofKind(all, "return"), ofKind(all, "reconciliation")];
  const [from, to] = [returns.at(-1)?.startsOn, returns[0]?.endsOn];
  if (from === undefined || to === undefined) return null;
  const closed = (periods: TaxPeriod[]) => periods.filter(({ state }) => state === "closed");
  const versions = [...Map.groupBy(closed(returns), ({ startsOn }) => startsOn).values()];
  const newest = versions.flatMap(([first]) => (first ? [first] : []));
  const methods = await vatMethodsOf(ctx);
  const kinds = returns.map(({ startsOn }) => {
    const { method, consideration } = methodOn(methods, startsOn) ?? {};
    return `${method} ${consideration}`;
  });
  return {
    from,
    to,
    filed: newest.toReversed().concat(closed(reconciliations).toReversed()),
    unfiled: returns.filter(({ state }) => state === "open"),
    open: reconciliations.find(({ state }) => state === "open"),
    isOfOneMethod: new Set(kinds).size === 1,
  };
}

function ofKind(periods: readonly TaxPeriod[], kind: TaxPeriod["kind"]): TaxPeriod[] {
  return periods.filter((period) => period.kind === kind);
}
