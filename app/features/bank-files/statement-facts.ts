import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { shortIban } from "#app/swiss/iban.ts";
import type { StatementSummary } from "./bank-file.ts";

export interface StatementFactsData {
  /** Empty: not stated. */
  number: string;
  day: string;
  account: string;
  missing: string[];
}

/** Null before the first file. */
export function statementFacts(
  { last, missing }: { last: StatementSummary | null; missing: { sequence: number }[] },
  locale: Locale,
): StatementFactsData | null {
  if (!last) return null;
  const day = (last.to || last.from).slice(0, 10);
  return {
    number: last.sequence === null ? "" : String(last.sequence),
    day: day && formatDay(day, locale),
    account: shortIban(last.account),
    missing: missing.map(({ sequence }) => String(sequence)),
  };
}
