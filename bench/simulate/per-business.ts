import type { SimulationOptions } from "./options.ts";
import { DAYS_OF_MONTH } from "./month.ts";
import type { RunFigures } from "./run-once.ts";
import type { PerBusiness } from "./scale.ts";

/** Tables whose bytes are PDFs above all. */
export const DOCUMENT_TABLES = /_pdfs$|^reminders$|^client_letters$|^stored_objects$/;

/** A run's figures for one business and a whole month. */
export function perBusinessOf(run: RunFigures, { businesses, days }: SimulationOptions): PerBusiness {
  const share = (of: number) => (of / businesses) * (DAYS_OF_MONTH / days);
  const grown = growthByTable(run);
  const sum = (isWanted: (name: string) => boolean) =>
    grown.filter(({ name }) => isWanted(name)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    serverSeconds: share(run.serverSeconds),
    postgresSeconds: share(run.postgresSeconds),
    requests: share([...run.latencies.values()].reduce((total, ms) => total + ms.length, 0)),
    commits: share(run.after.commits - run.before.commits),
    logBytes: share(run.after.logBytes - run.before.logBytes),
    rowBytes: share(sum((name) => !DOCUMENT_TABLES.test(name))),
    documentBytes: share(sum((name) => DOCUMENT_TABLES.test(name))),
  };
}

/** The table that has grown most comes first. */
export function growthByTable({ before, after }: RunFigures): { name: string; bytes: number }[] {
  return [...after.bytesByTable]
    .map(([name, bytes]) => ({ name, bytes: bytes - (before.bytesByTable.get(name) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}
