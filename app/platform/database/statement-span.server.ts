import { recordSpan } from "#app/platform/observability/tracing/spans.server.ts";

/** Characters of a statement; lists of ids make it longer. */
const LONGEST = 1_000;

/** ms; less says nothing. */
const WORTH_TELLING = 1;

interface Statement {
  sql: string;
  ms: number;
  error: unknown;
}

/** Records a span for a statement that has just ended; its values are never told. */
export function recordStatement(system: "postgresql" | "sqlite", { sql, ms, error }: Statement): void {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "";
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1];
  const attributes = {
    "db.system.name": system,
    "db.operation.name": operation,
    "db.query.text": sql.slice(0, LONGEST),
    ...(table ? { "db.collection.name": table } : {}),
  };
  const name = table ? `${operation} ${table}` : operation;
  recordSpan(name, { kind: "client", began: performance.now() - ms, attributes }, error);
}

export function recordWait(ms: number): void {
  if (ms >= WORTH_TELLING) recordSpan("wait for the database", { began: performance.now() - ms });
}
