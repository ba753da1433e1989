import path from "node:path";
import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";

/** The product's database file, through Kysely as its manual sets it up. */
export const db = new Kysely({
  dialect: new SqliteDialect({
    database: () => new Database(path.join(process.env.DATA_DIR, "rappen.sqlite")),
  }),
});
