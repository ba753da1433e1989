import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { type ActFacts, actKey } from "./act.ts";

export interface ActRow {
  id: string;
  accountId: string | null;
  /** Empty for the command line, and where the reader is not to know. */
  by: string;
  key: string;
  params: ActFacts;
  reason: string;
  at: string;
  time: string;
}

interface Act extends Pick<ActRow, "id" | "accountId" | "by" | "reason" | "at"> {
  act: string;
  data: ActFacts;
}

export function actRow(act: Act, locale: Locale): ActRow {
  const { id, accountId, by, reason, at, data } = act;
  return { id, accountId, by, reason, at, key: actKey(act), params: data, time: formatInstant(at, locale) };
}
