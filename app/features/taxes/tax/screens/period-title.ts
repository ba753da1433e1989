import { periodName, type TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import type { Language } from "#app/swiss/language.ts";

/** `4. Quartal 2026`, with the number of a correction. */
export function periodTitle(
  period: Pick<TaxPeriod, "kind" | "startsOn" | "endsOn" | "correction">,
  t: Translate,
  language: Language,
): string {
  const { kind, year, part } = periodName(period);
  const isReturn = period.kind === "return";
  const name = t(`tax:name.${kind}`, {
    year,
    part,
    month: `${period.startsOn.slice(5, 7)}.${year}`,
    from: formatDay(period.startsOn, language),
    to: formatDay(period.endsOn, language),
  });
  if (period.correction === 0) return isReturn ? name : t("tax:name.reconciliation", { name });
  const number = isReturn ? period.correction : period.correction + 1;
  return t(isReturn ? "tax:name.corrected" : "tax:name.reconciliationAgain", { name, number });
}
