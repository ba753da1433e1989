import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { Day } from "#app/swiss/dates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { MOST_ACTIVITIES, type VatMethod } from "./vat-method.ts";

/** The form for a change from a day on, filled with what holds now. */
export function vatMethodValues(method: VatMethod | undefined, day: Day): FormValues {
  return {
    validFrom: day,
    method: method?.method ?? "effective",
    consideration: method?.consideration ?? "agreed",
    period: method?.period ?? "quarter",
    roundsToFive: method?.roundsToFive ? "on" : "",
    registeredBefore: "",
    activities: (method?.activities ?? []).map(({ code, name, rate }) => ({
      code,
      name,
      rate: formatVatRate(rate),
    })),
  };
}

export function readVatMethodForm(values: FormValues): FormValues {
  return { ...values, activities: filledRows(values) };
}

function filledRows({ activities }: FormValues): FormValues[] {
  const rows = Array.isArray(activities) ? activities : [];
  return rows.filter((row) => ["code", "name", "rate"].some((name) => textOf(row[name]).trim() !== ""));
}

/** How many rows the form shows: at least three, and one that is blank. */
export function shownRows(values: FormValues): number {
  return Math.min(MOST_ACTIVITIES, Math.max(3, filledRows(values).length + 1));
}
