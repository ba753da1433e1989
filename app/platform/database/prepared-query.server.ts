import type { CompiledQuery, Insertable } from "kysely";
import type { Db } from "./db.server.ts";
import type { Schema } from "./schema.ts";
import type { Dialect } from "./dialect.server.ts";
import { HIDDEN_VALUE } from "./sqlite/sqlite-compiler.server.ts";

/** Stands in a statement for a value that each run brings. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

class IdPlace {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/** Gives the place of a value in a statement; it may stand wherever Kysely takes a value, but cannot be looked at. */
export type ValuePlace<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A statement that is built and compiled once for each kind of database, which takes longer than running most of them.
 * Only its values may differ from run to run.
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Db, place: ValuePlace<Values>) => { compile(): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  const statement = compiledOnce((db) => build(db, placeOf));
  return async (db, values) => {
    const query = statement(db);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

const MOST_ROWS = 100;
const MOST_INSERTS = 200;

const inserts = new Map<string, (db: Db) => CompiledQuery<unknown>>();

/** Plain values only; every row has the columns of the first. Built once for each choice of columns and count. */
export async function insertPrepared<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Insertable<Schema[Table]>)[];
  const shape = `${table} ${rows.length} ${columns.join()}`;
  const known = inserts.get(shape);
  const statement = known ?? compiledOnce((db) => db.insertInto(table).values(places(columns, rows.length)));
  if (!known && rows.length <= MOST_ROWS && inserts.size < MOST_INSERTS) inserts.set(shape, statement);
  const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
  await db.executeQuery({ ...statement(db), parameters });
}

function places(columns: PropertyKey[], rows: number) {
  const row = (_: unknown, at: number) =>
    Object.fromEntries(columns.map((column, place) => [column, new IdPlace(at * columns.length + place)]));
  return Array.from({ length: rows }, row) as never;
}

export function ofDialect<T>(make: (dialect: Dialect) => T): (dialect: Dialect) => T {
  const made = new WeakMap<Dialect, T>();
  return (dialect) => {
    const known = made.get(dialect) ?? make(dialect);
    made.set(dialect, known);
    return known;
  };
}

const placeOf = (name: string) => new Placeholder(name) as never;

function compiledOnce<Row>(build: (db: Db) => { compile(): CompiledQuery<Row> }) {
  const kinds = new Map<unknown, CompiledQuery<Row>>();
  return (db: Db): CompiledQuery<Row> => {
    const kind = db.getExecutor().adapter.constructor;
    let query = kinds.get(kind);
    if (!query) kinds.set(kind, (query = keptReady(build(db).compile())));
    return query;
  };
}

/** What never changes stands in the text on SQLite, where the planner finds partial indexes. */
function keptReady<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  const [first = "", ...texts] = query.sql.split(HIDDEN_VALUE);
  if (texts.length !== query.parameters.length) return query;
  let sql = first;
  const parameters: unknown[] = [];
  texts.forEach((text, at) => {
    const value = query.parameters[at];
    const literal = literalOf(value);
    if (literal === null) parameters.push(value);
    sql += (literal ?? HIDDEN_VALUE) + text;
  });
  return { ...query, sql, parameters };
}

function literalOf(value: unknown): string | null {
  if (typeof value === "string" && !value.includes(HIDDEN_VALUE)) return `'${value.replaceAll("'", "''")}'`;
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : null;
}
