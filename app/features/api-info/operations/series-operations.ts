import { seriesSchema } from "#app/features/series/series.schema.ts";
import { SERIES_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, expandable, type Operation } from "./operation.ts";

const body = { schema: seriesSchema, example: SERIES_EXAMPLE };

export const SERIES_OPERATIONS: Operation[] = [
  {
    id: "listSeries",
    method: "get",
    path: "/series",
    summary: "List recurring invoices by name",
    query: expandable("client"),
    answers: { 200: "SeriesList" },
    refusals: [422],
  },
  {
    id: "createSeries",
    method: "post",
    path: "/series",
    summary: "Create a recurring invoice",
    body,
    answers: { 201: "Series" },
    refusals: [...BODY, 409],
  },
  {
    id: "readSeries",
    method: "get",
    path: "/series/{id}",
    summary: "Read a recurring invoice",
    query: expandable("client"),
    answers: { 200: "Series" },
    refusals: [404, 422],
  },
  {
    id: "updateSeries",
    method: "put",
    path: "/series/{id}",
    summary: "Replace a recurring invoice",
    body,
    answers: { 200: "Series" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "patchSeries",
    method: "patch",
    path: "/series/{id}",
    summary: "Change some fields of a recurring invoice",
    body: { schema: seriesSchema, example: { name: "Rent of the shop" } },
    answers: { 200: "Series" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "endSeries",
    method: "delete",
    path: "/series/{id}",
    summary: "End a recurring invoice; the invoices that it has written stay",
    answers: { 200: "Series" },
    refusals: CHANGE,
  },
  {
    id: "pauseSeries",
    method: "post",
    path: "/series/{id}/pause",
    summary: "Write no invoices until it is resumed",
    answers: { 200: "Series" },
    refusals: [400, ...CHANGE],
  },
  {
    id: "resumeSeries",
    method: "post",
    path: "/series/{id}/resume",
    summary: "Go on after a pause, or once the reason for which it stopped is gone",
    answers: { 200: "Series" },
    refusals: [400, ...CHANGE],
  },
  {
    id: "skipNext",
    method: "post",
    path: "/series/{id}/skip",
    summary: "Leave out the next invoice",
    answers: { 200: "Series" },
    refusals: [400, ...CHANGE],
  },
];
