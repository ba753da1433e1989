import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SeriesRule } from "#app/features/selling/series/rule/series-dates.ts";

/** `Every 3 months, on the last day of the month, until 31.12.2027`. @param endOn formatted */
export function useRuleText(): (rule: SeriesRule, endOn: string) => string {
  const { t } = useTranslation();
  return ({ every, unit, day, end }, endOn) => {
    const parts = [t(`series:every.${unit}`, { count: every })];
    if (day !== undefined) parts.push(t(`series:on.${dayForm(day)}`, { day }));
    if (end)
      parts.push(
        "on" in end ? t("series:until.day", { day: endOn }) : t("series:until.times", { count: end.after }),
      );
    return parts.join(", ");
  };
}

/** How a language says the day of a month: `le 1er`, `l’8`, `l’11`. */
export function dayForm(day: number | string): "day" | "first" | "vowel" | "last" {
  if (day === "last") return "last";
  if (Number(day) === 1) return "first";
  return ["8", "11"].includes(String(day)) ? "vowel" : "day";
}
