import { methodOn, type PeriodSpan, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";

const SINCE: Day = "2025-01-01";

/** Art. 86a para. 6 MWSTG: so many days after the beginning. */
const DAYS = { effective: [150, 240, 330], net: [240], none: [] };

/** The last days on which the instalments of a period are paid; none unless it is annual. */
export function instalmentDays(methods: readonly VatMethod[], { from, to }: PeriodSpan): Day[] {
  const method = methodOn(methods, from);
  if (!method || method.period !== "year" || from < SINCE) return [];
  return DAYS[method.method].map((days) => addDays(from, days - 1)).filter((day) => day <= to);
}
