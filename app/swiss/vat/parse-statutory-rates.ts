import { isDay } from "#app/swiss/dates.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { RATE_KINDS, type StatutoryRate } from "./statutory-rates.ts";

/** `standard 8.9 2028-01-01, lodging 3.8 2028-01-01 2035-12-31`; undefined for anything else. */
export function parseStatutoryRates(text: string): StatutoryRate[] | undefined {
  const rows = text.split(",").map(readRow);
  const right = rows.filter((row) => row !== undefined);
  const names = new Set(right.map(({ kind, from }) => `${kind} ${from}`));
  return right.length === rows.length && names.size === rows.length ? right : undefined;
}

function readRow(text: string): StatutoryRate | undefined {
  const [name, percent = "", from = "", to = "", ...more] = text.trim().split(/\s+/);
  const kind = RATE_KINDS.find((known) => known === name);
  const rate = parseVatRate(percent);
  const areDays = isDay(from) && (to === "" || (isDay(to) && from <= to));
  if (!kind || !rate || !areDays || more.length > 0) return undefined;
  return { kind, rate, from, to: to || null };
}
