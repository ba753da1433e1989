import { seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { SERIES_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, expandable, operationsOf } from "./operation.ts";

const body = { schema: seriesSchema, example: SERIES_EXAMPLE };

export const SERIES_OPERATIONS = operationsOf({ module: "series", scope: "series", needs: ["see", "act"] })({
  listSeries: call("GET /series", "SeriesList", {
    summary: "List recurring invoices by name",
    text: "In every state; at most 200 that have not ended.",
    query: { updated_since: "instant", ...expandable("client") },
  }),
  createSeries: create("POST /series", "Series", {
    summary: "Create a recurring invoice",
    text:
      "Invoices are written on their dates, from the first one that is not past. Mode `send` needs Pro " +
      "and a confirmed e-mail address. Sends `series.invoice_created` for each invoice.",
    body,
  }),
  readSeries: call("GET /series/{id}", "Series", {
    summary: "Read a recurring invoice",
    text: "With its next dates.",
    query: expandable("client"),
  }),
  updateSeries: call("PUT /series/{id}", "Series", {
    summary: "Replace a recurring invoice",
    text: "Everything is replaced. Invoices that were written stay.",
    body,
  }),
  patchSeries: call("PATCH /series/{id}", "Series", {
    summary: "Change some fields of a recurring invoice",
    text: "A merge patch (RFC 7396): fields that are not sent stay, null clears.",
    body: { schema: seriesSchema, example: { name: "Rent of the shop" } },
  }),
  endSeries: call("DELETE /series/{id}", "Series", {
    summary: "End a recurring invoice; the invoices that it has written stay",
    text: "For good. The answer is the recurring invoice, `ended`.",
    refusals: [404, 409, 412],
  }),
  pauseSeries: call("POST /series/{id}/pause", "Series", {
    summary: "Write no invoices until it is resumed",
    text: "What is due during a pause is not written.",
    refusals: [404, 409, 412],
  }),
  resumeSeries: call("POST /series/{id}/resume", "Series", {
    summary: "Go on after a pause, or once the reason for which it stopped is gone",
    text:
      "What was due during a pause is left out; what was due since it stopped by itself is made up for. " +
      "409 `series.cannot_run` while the reason for which it stopped remains.",
    refusals: [404, 409, 412],
  }),
  skipNext: call("POST /series/{id}/skip", "Series", {
    summary: "Leave out the next invoice",
    text: "Each call leaves out one more. To be safe against repeating it, send an `Idempotency-Key`.",
    refusals: [404, 409, 412],
  }),
});
