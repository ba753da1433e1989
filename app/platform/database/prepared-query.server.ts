import type { CompiledQuery } from "kysely";
import type { Db } from "./db.server.ts";

/** Stands in a statement for a value that each run brings. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
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
  const place: ValuePlace<Values> = (name) => new Placeholder(name) as unknown as Values[typeof name];
  const kinds = new Map<unknown, CompiledQuery<Row>>();
  return async (db, values) => {
    const kind = db.getExecutor().adapter.constructor;
    let query = kinds.get(kind);
    if (!query) kinds.set(kind, (query = build(db, place).compile()));
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
