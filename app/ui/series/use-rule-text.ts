import { useTranslation } from "#app/ui/translation.ts";
import type { SeriesRule } from "#app/features/series/rule/series-dates.ts";

/** `Every 3 months, on the last day of the month, until 31.12.2027`. @param endOn formatted */
export function useRuleText(): (rule: SeriesRule, endOn: string) => string {
  const { t } = useTranslation();
  return ({ every, unit, day, end }, endOn) => {
    const parts = [t(`series:every.${unit}`, { count: every })];
    if (day !== undefined) parts.push(day === "last" ? t("series:on.last") : t("series:on.day", { day }));
    if (end)
      parts.push(
        "on" in end ? t("series:until.day", { day: endOn }) : t("series:until.times", { count: end.after }),
      );
    return parts.join(", ");
  };
}
