import { CompiledQuery, type QueryExecutor, sql } from "kysely";
import type { Database } from "#app/platform/database/db.server.ts";
import { isLent } from "./fresh-postgres.ts";

/** A database that remembers the queries it is sent, to ask afterwards how it carries them out. */
export interface WatchedDatabase extends Database {
  /** What is wrong with the plans of the queries since the last look: steps that go through a whole table. */
  fullScans(): Promise<string[]>;
  /** Steps that look rows up by an index, on SQLite. */
  searches(): Promise<string[]>;
  /** Steps that sort rows after they were read, where an index could give them in order. */
  sorts(): Promise<string[]>;
  /** Every statement since the last look, each once, with the steps of its plan. */
  plans(): Promise<StatementPlan[]>;
}

export interface StatementPlan {
  text: string;
  steps: string[];
}

/** @throws on a database that other tests had, whose plans are those of another day: open a new one */
export function watched(database: Database): WatchedDatabase {
  if (isLent(database)) throw new Error("plans are those of a new database: use onEachNewDatabase");
  const { db, dialect, takesWrites, figures } = database;
  const queries: CompiledQuery[] = [];
  const watchedDb = db.withoutPlugins();
  watchedDb.destroy = () => db.destroy();
  recordQueries(watchedDb.getExecutor(), queries);
  const look = async (withSorts: boolean, isWrong: (step: string, next: string) => boolean) => {
    const found: string[] = [];
    for (const { query, sql: text, parameters } of queries.splice(0)) {
      if (query.kind !== "SelectQueryNode") continue;
      const steps = await stepsOf(db, text, parameters, withSorts);
      const wrong = steps.filter((step, index) => isWrong(step, steps[index + 1] ?? ""));
      found.push(...wrong.map((step) => `${step.trim()}: ${text}`));
    }
    return found;
  };
  const plans = async () => {
    const each = new Map(queries.splice(0).map((query) => [query.sql, query.parameters]));
    const found: StatementPlan[] = [];
    for (const [text, parameters] of each)
      if (/^(select|with|insert|update|delete)\b/i.test(text.trim()))
        found.push({
          text,
          steps: await stepsOf(db, text, parameters, true, dialect.title === "Postgres"),
        });
    return found;
  };
  return {
    plans,
    db: watchedDb,
    dialect,
    replica: null,
    takesWrites,
    figures,
    fullScans: () => look(true, isFullScan),
    searches: () => look(true, (step) => step.trim().startsWith("SEARCH ")),
    sorts: () => look(false, (step) => /TEMP B-TREE FOR ORDER BY|\bSort\b(?! Key)/.test(step)),
  };
}

/** Records queries as they are run, prepared ones, those of a business and those in transactions too. */
export function recordQueries(executor: QueryExecutor, queries: CompiledQuery[]): void {
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    queries.push(query);
    return execute(query, ...rest);
  };
  const recorded = (inner: QueryExecutor) => {
    recordQueries(inner, queries);
    return inner;
  };
  const withPlugin = executor.withPlugin.bind(executor);
  executor.withPlugin = (plugin) => recorded(withPlugin(plugin));
  const withoutPlugins = executor.withoutPlugins.bind(executor);
  executor.withoutPlugins = () => recorded(withoutPlugins());
  const withConnectionProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => recorded(withConnectionProvider(provider));
}

/**
 * Tables of a few rows are best read whole, which would hide a missing index: Postgres is told to do so only where
 * there is no other way, and so to sort them unless `withSorts`; SQLite knows nothing of their size.
 */
async function stepsOf(
  db: Database["db"],
  text: string,
  parameters: readonly unknown[],
  withSorts: boolean,
  isPostgres = text.includes("$1"),
): Promise<string[]> {
  const enable_sort = withSorts ? "on" : "off";
  return db.connection().execute(async (connection) => {
    if (isPostgres)
      await sql`
        select set_config('enable_seqscan', 'off', false), set_config('enable_sort', ${enable_sort}, false)
      `.execute(connection);
    const explain = isPostgres ? "explain" : "explain query plan";
    const { rows } = await connection.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
    );
    return rows.map((row) => String(row.detail ?? row["QUERY PLAN"]));
  });
}

/** SQLite names whole tables and indexes SCAN; on Postgres an index without a condition is read whole, too. */
function isFullScan(step: string, next: string): boolean {
  if (/^SCAN (?!\(|CONSTANT)/.test(step)) return true;
  if (/Seq Scan on/.test(step)) return true;
  return /Index (Only )?Scan (Backward )?using|Bitmap Index Scan/.test(step) && !/Index Cond:/.test(next);
}
