import { closeSchema } from "#app/features/tax/json/period-answer.schema.ts";
import { reopenYearSchema } from "#app/features/year/year.schema.ts";
import { BODY, operationsOf } from "#app/features/api-info/operations/operation.ts";

export const YEAR_OPERATIONS = operationsOf({
  readYear: {
    call: "GET /year/{year}",
    summary: "Read the figures of a year",
    answers: { 200: "Year" },
    refusals: [404, 422, 503],
  },
  closeYear: {
    call: "POST /year/{year}/close",
    summary: "Close a year as it was read",
    body: { schema: closeSchema, example: { hash: "9f86d081884c7d659a2feaa0c55ad015".repeat(2) } },
    answers: { 200: "Year" },
    refusals: [...BODY, 404, 409, 503],
  },
  reopenYear: {
    call: "POST /year/{year}/reopen",
    summary: "Open a closed year again",
    body: { schema: reopenYearSchema, example: { reason: "Beleg gefunden" } },
    answers: { 200: "Year" },
    refusals: [...BODY, 404, 409, 503],
  },
});
