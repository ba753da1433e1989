import { DOCUMENT_TABLES } from "#app/platform/storage/documents.server.ts";
import type { SimulationOptions } from "./options.ts";
import { DAYS_OF_MONTH } from "./month.ts";
import type { RunFigures } from "./run-once.ts";
import { ASSUMED, type PerBusiness } from "./scale.ts";
import { tableRules } from "./table-rules.ts";

/** A run's figures for one business and a whole month. */
export function perBusinessOf(run: RunFigures, { businesses, days }: SimulationOptions): PerBusiness {
  const share = (of: number) => (of / businesses) * (DAYS_OF_MONTH / days);
  const bytesByTable = new Map(
    [...run.after.bytesByTable].map(([name, bytes]) => [
      name,
      share(Math.max(0, bytes - (run.before.bytesByTable.get(name) ?? 0))),
    ]),
  );
  return {
    serverSeconds: share(run.serverSeconds),
    postgresSeconds: share(run.postgresSeconds),
    requests: share([...run.latencies.values()].reduce((total, ms) => total + ms.length, 0)),
    commits: share(run.after.commits - run.before.commits),
    logBytes: share(run.after.logBytes - run.before.logBytes),
    bytesByTable,
    ...heldBytes(bytesByTable),
  };
}

const DOCUMENTS: readonly string[] = DOCUMENT_TABLES;

/** Of a month, and of all months for which the rule of each table holds its rows. */
export function heldBytes(bytesByTable: Map<string, number>) {
  const sum = { rowBytes: 0, documentBytes: 0, heldRowBytes: 0, heldDocumentBytes: 0 };
  for (const { name, months } of tableRules()) {
    const bytes = bytesByTable.get(name) ?? 0;
    const held = bytes * (months ?? ASSUMED.monthsKept);
    const isDocument = DOCUMENTS.includes(name);
    sum[isDocument ? "documentBytes" : "rowBytes"] += bytes;
    sum[isDocument ? "heldDocumentBytes" : "heldRowBytes"] += held;
  }
  return sum;
}
