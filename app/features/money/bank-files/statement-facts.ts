import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { shortIban } from "#app/swiss/iban.ts";
import type { LatestStatements } from "./latest-statements.server.ts";

const MOST_GAPS = 3;

export interface StatementFactsData {
  /** Empty: not stated. */
  number: string;
  day: string;
  account: string;
  missing: string[];
  /** Days between which statements are missing. */
  gaps: { after: string; before: string }[];
}

/** Null before the first file. */
export function statementFacts(
  { last, missing, gaps }: LatestStatements,
  locale: Locale,
): StatementFactsData | null {
  if (!last) return null;
  const day = last.to || last.from;
  return {
    number: last.sequence === null ? "" : String(last.sequence),
    day: day && formatDay(day, locale),
    account: shortIban(last.account),
    missing: missing.map(({ sequence }) => String(sequence)),
    gaps: gaps.slice(-MOST_GAPS).map(({ after, before }) => ({
      after: formatDay(after, locale),
      before: formatDay(before, locale),
    })),
  };
}
