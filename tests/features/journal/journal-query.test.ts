import { expect, it } from "vitest";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { readJournalQuery } from "#app/features/books/journal/journal-query.ts";
import { EVER } from "#app/features/books/journal/span.ts";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };

const read = (query: string) => readJournalQuery(new URLSearchParams(query), YEAR, chartOf(new Map()));

it("the journal is that of the year, of the days or the account that are named, or from a booking on", () => {
  expect(read("")).toMatchObject({ ...YEAR, since: undefined, accounts: undefined });
  expect(read("from=2026-02-01&to=2026-02-28")).toMatchObject({ from: "2026-02-01", to: "2026-02-28" });
  expect(read("account=1020")).toMatchObject({ ...YEAR, accounts: ["bank"] });
  expect(read("since=0")).toMatchObject({ ...EVER, since: 0 });
  expect(read("since=999999999999&from=2026-02-01&to=2026-02-28")).toMatchObject({
    from: "2026-02-01",
    since: 999_999_999_999,
  });
});

it("names each parameter that cannot be read, with what it may be", () => {
  const fieldsOf = (query: string) => {
    try {
      return read(query);
    } catch (error) {
      return (error as { fields: object }).fields;
    }
  };
  const since = { field: "since", code: "field.measure", params: { min: 0, max: 999_999_999_999 } };
  expect(fieldsOf("since=1000000000000")).toEqual([since]);
  expect(fieldsOf("since=-1&account=9&from=2026-02-30")).toEqual([
    expect.objectContaining({ field: "from" }),
    expect.objectContaining({ field: "account", code: "field.not_one_of" }),
    since,
  ]);
});
