import { seriesSchema } from "#app/features/series/series.schema.ts";
import { SERIES_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, expandable, operationsOf } from "./operation.ts";

const body = { schema: seriesSchema, example: SERIES_EXAMPLE };

export const SERIES_OPERATIONS = operationsOf({
  listSeries: {
    call: "GET /series",
    summary: "List recurring invoices by name",
    query: expandable("client"),
    answers: { 200: "SeriesList" },
    refusals: [422],
  },
  createSeries: {
    call: "POST /series",
    summary: "Create a recurring invoice",
    body,
    answers: { 201: "Series" },
    refusals: [...BODY, 409],
  },
  readSeries: {
    call: "GET /series/{id}",
    summary: "Read a recurring invoice",
    query: expandable("client"),
    answers: { 200: "Series" },
    refusals: [404, 422],
  },
  updateSeries: {
    call: "PUT /series/{id}",
    summary: "Replace a recurring invoice",
    body,
    answers: { 200: "Series" },
    refusals: [...BODY, ...CHANGE],
  },
  patchSeries: {
    call: "PATCH /series/{id}",
    summary: "Change some fields of a recurring invoice",
    body: { schema: seriesSchema, example: { name: "Rent of the shop" } },
    answers: { 200: "Series" },
    refusals: [...BODY, ...CHANGE],
  },
  endSeries: {
    call: "DELETE /series/{id}",
    summary: "End a recurring invoice; the invoices that it has written stay",
    answers: { 200: "Series" },
    refusals: CHANGE,
  },
  pauseSeries: {
    call: "POST /series/{id}/pause",
    summary: "Write no invoices until it is resumed",
    answers: { 200: "Series" },
    refusals: [400, ...CHANGE],
  },
  resumeSeries: {
    call: "POST /series/{id}/resume",
    summary: "Go on after a pause, or once the reason for which it stopped is gone",
    answers: { 200: "Series" },
    refusals: [400, ...CHANGE],
  },
  skipNext: {
    call: "POST /series/{id}/skip",
    summary: "Leave out the next invoice",
    answers: { 200: "Series" },
    refusals: [400, ...CHANGE],
  },
});
