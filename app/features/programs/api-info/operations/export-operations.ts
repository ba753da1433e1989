import {
  CSV_SEPARATORS,
  EXPORT_FORMATS,
  EXPORT_HEADINGS,
  EXPORT_PARTS,
} from "#app/features/front/exports/export-choices.ts";
import { call, operationsOf } from "./operation.ts";

export const EXPORT_TYPES = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/zip",
  "application/json",
];

const parts = Object.fromEntries(EXPORT_PARTS.map((part) => [part, "flag" as const]));

export const EXPORT_OPERATIONS = operationsOf({ module: "data", scope: "account", needs: "books" })({
  exportData: call("GET /data/export", "Export", {
    summary:
      "Download data as a file: format is required, and at least one part; several CSV files are a ZIP",
    text: "Needs Pro. The file is written while it is sent, so that it may be large.",
    query: {
      format: EXPORT_FORMATS,
      ...parts,
      dateFrom: "day",
      dateTo: "day",
      separator: CSV_SEPARATORS,
      headings: EXPORT_HEADINGS,
    },
  }),
});
