import { accountsOf, type Chart, chartNumbers } from "#app/features/books/book/accounts.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import type { JournalFilter } from "./journal.server.ts";
import { EVER, readSpan } from "./span.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

/** What a call asks of the journal. @throws AppError `input.invalid` naming each parameter that cannot be read */
export function readJournalQuery(query: URLSearchParams, year: DaySpan, chart: Chart): JournalFilter {
  const [sinceText, accountText] = [query.get("since"), query.get("account")];
  const isWhole = sinceText !== null && !query.get("from") && !query.get("to");
  const { span, problems } = isWhole ? { span: EVER, problems: [] } : readSpan(query, year);
  const accounts = accountText ? accountsOf(chart, accountText) : undefined;
  const filters = new FilterReader(query);
  const recordedBefore = filters.instant("recordedBefore");
  const found: FieldError[] = [...problems];
  if (accounts?.length === 0)
    found.push({
      field: "account",
      code: "field.not_one_of",
      params: { values: chartNumbers(chart).join(", ") },
    });
  if (sinceText !== null && !/^\d{1,12}$/.test(sinceText))
    found.push({ field: "since", code: "field.measure", params: { min: 0, max: 999_999_999_999 } });
  if (found.length > 0) throw invalid(found);
  filters.done();
  const since = sinceText === null ? undefined : Number(sinceText);
  return { ...span, since, accounts, recordedBefore };
}
