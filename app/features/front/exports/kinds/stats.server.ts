import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { statsJson } from "#app/features/front/dashboard/stats-json.ts";
import { column, stable } from "./column.ts";
import {
  type Asked,
  type ExportedPart,
  exportedPart,
} from "#app/features/front/exports/export-part.server.ts";

const nothingCounted = { name: "stats", size: () => Promise.resolve(0) };

const byLine = exportedPart({
  ...nothingCounted,
  async *pages(asked) {
    yield Object.entries(await figuresOf(asked));
  },
  columns: [
    column("figure", "text", ([name]: [string, number], t) => t([`exports:stat.${name}`])),
    column("value", "number", ([, value]: [string, number]) => value),
  ],
  stableColumns: [],
  stable: (line) => line,
});

const inOneRow = exportedPart({
  ...nothingCounted,
  async *pages(asked) {
    yield [await figuresOf(asked)];
  },
  columns: [],
  stableColumns: [
    ...stable("number", "totalInvoices", "paidInvoices", "pendingInvoices", "overdueInvoices"),
    ...stable("number", "draftInvoices", "cancelledInvoices"),
    ...stable("amount", "openAmount", "overdueAmount"),
  ],
  stable: (figures) => figures,
});

/** Figures below each other for people, beside each other for programs. */
export const STATS: ExportedPart = {
  ...nothingCounted,
  sheet: (asked) => (asked.options.headings === "stable" ? inOneRow : byLine).sheet(asked),
  async *json(asked) {
    yield JSON.stringify(await figuresOf(asked));
  },
};

async function figuresOf({ ctx, options }: Asked) {
  return statsJson(await findStats(ctx, options));
}
