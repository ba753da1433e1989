import { periodsOf, type PeriodSpan, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { instalmentDays } from "#app/features/taxes/tax/periods/instalments.ts";
import { fileUntil, type TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import { keptPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import {
  daysOfYear,
  yearOfDay,
  type YearSetting,
} from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";

interface Dated extends PeriodSpan {
  day: Day;
}

interface VatDates {
  /** The returns with the open one that is kept, once somebody has looked at it. */
  returns: (Dated & { period: TaxPeriod | undefined })[];
  /** Instalments of annual returns that are not filed; the number of each, and how many its period has. */
  instalments: (Dated & { number: number; count: number })[];
  /** Reconciliations of business years that are over, the newest first. */
  reconciliations: (Dated & { year: number; filed: TaxPeriod | undefined; isOpen: boolean })[];
}

export async function vatDates(ctx: BusinessContext): Promise<VatDates> {
  const methods = await vatMethodsOf(ctx);
  const spans = periodsOf(methods, ctx.today);
  const kept = await keptPeriods(ctx);
  const isFiled = ({ from }: PeriodSpan) =>
    kept.some(({ kind, startsOn, state }) => kind === "return" && startsOn === from && state === "closed");
  const unfiled = spans.filter((span) => !isFiled(span));
  return {
    returns: unfiled.map((span) => ({
      ...span,
      day: fileUntil({ endsOn: span.to, kind: "return" }),
      period: kept.find(
        ({ kind, startsOn, state }) => kind === "return" && startsOn === span.from && state === "open",
      ),
    })),
    instalments: unfiled.flatMap((span) => instalmentsOf(methods, span)),
    reconciliations: yearsOf(spans, await yearSettingOf(ctx), ctx.today).map((span) => {
      const own = kept.filter(({ kind, endsOn }) => kind === "reconciliation" && endsOn === span.to);
      return {
        ...span,
        day: fileUntil({ endsOn: span.to, kind: "reconciliation" }),
        filed: own.find(({ state }) => state === "closed"),
        isOpen: own.some(({ state }) => state === "open"),
      };
    }),
  };
}

function instalmentsOf(methods: readonly VatMethod[], span: PeriodSpan): VatDates["instalments"] {
  const days = instalmentDays(methods, span);
  return days.map((day, index) => ({ ...span, day, number: index + 1, count: days.length }));
}

/** The years, each with the days of the returns that end in it. */
function yearsOf(spans: readonly PeriodSpan[], setting: YearSetting, today: Day) {
  const byYear = Map.groupBy(spans, ({ to }) => yearOfDay(setting, to));
  return [...byYear].toReversed().flatMap(([year, own]) => {
    const days = daysOfYear(setting, year);
    const [first, last] = [own[0], own.at(-1)];
    return first && last && days && days.to < today ? [{ year, from: first.from, to: last.to }] : [];
  });
}
