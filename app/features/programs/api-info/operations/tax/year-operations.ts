import { closeSchema } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { reopenYearSchema } from "#app/features/taxes/year/year.schema.ts";
import { call, operationsOf } from "#app/features/programs/api-info/operations/operation.ts";

export const YEAR_OPERATIONS = operationsOf({
  module: "keys/year",
  scope: "account",
  needs: ["books", "years"],
  only: "keys",
})({
  readYear: call("GET /year/{year}", "Year", {
    summary: "Read the figures of a year",
    text:
      "From the bookings of its days, by agreed consideration (as invoiced) and by received (as paid), " +
      "without VAT where it is deducted, and what is worth a look before it is closed. A closed year cannot change.",
    refusals: [404, 503],
  }),
  listYearChanges: call("GET /year/{year}/changes", "YearChanges", {
    summary: "List what was booked since a year was closed",
    text:
      "Bookings that happened in its days or count there and were written since it was last closed, in the order " +
      "of `sequence`: those that were added and those that take others back. Empty for a year that was never " +
      "closed. What happened in a closed year counts on the first open `day` after it.",
    query: { limit: "limit", starting_after: "text" },
    refusals: [404, 503],
  }),
  listYearLines: call("GET /year/{year}/lines", "YearLines", {
    summary: "List the lines of a year",
    text: "As page and PDF of the year show them, in the language of the caller.",
    refusals: [404, 503],
  }),
  readYearLine: call("GET /year/{year}/lines/{line}", "YearLine", {
    summary: "List what stands behind a line of a year",
    text:
      "The bookings that add up to it, by day; of what is outstanding the documents. `agreed` and `received` " +
      "are those of the whole line.",
    query: { limit: "limit", starting_after: "text" },
    refusals: [404, 503],
  }),
  closeYear: call("POST /year/{year}/close", "Year", {
    summary: "Close a year as it was read",
    text:
      "`hash` is that of the year that was read: where its figures or its checklist have changed since, nothing " +
      "is closed (409 `year.changed`). 409 `year.not_over` before its end, `year.nothing_to_close` where " +
      "nothing is booked by its end. What happens to its days later counts in the next year. Closing " +
      "again with the same `hash` changes nothing.",
    body: { schema: closeSchema, example: { hash: "9f86d081884c7d659a2feaa0c55ad015".repeat(2) } },
    refusals: [404, 409, 503],
  }),
  reopenYear: call("POST /year/{year}/reopen", "Year", {
    summary: "Open a closed year again",
    text:
      "Bookings can count in its days again, but for those of a hand-over. 409 `year.not_closed` where " +
      "it is open.",
    body: { schema: reopenYearSchema, example: { reason: "Beleg gefunden" } },
    refusals: [404, 409, 503],
  }),
});
