import { readFileSync } from "node:fs";
import { expect, inject, it, onTestFinished } from "vitest";
import { sql } from "kysely";
import { type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { readCatalogue } from "#db/distribution/catalogue.ts";
import { GROWTH } from "#db/distribution/growth.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { TABLES } from "../../support/databases/fill-tables.ts";
import { freshPostgresUrl } from "../../support/databases/fresh-postgres.ts";

const POSTGRES = inject("postgresUrl") ?? "";
const PAGE = readFileSync(new URL("../../../docs/scaling.md", import.meta.url), "utf8");

/** For each table that grows by time: its name, the column of its partitions, rules that cannot hold over them. */
function listed(): string[][] {
  const section = PAGE.split("### Tables that grow by time and stay\n")[1]!.split("\n#")[0]!;
  const rows = [...section.matchAll(/^\| `(\w+)` .*$/gm)].map(([line]) => line.split("|"));
  return rows.map(([, table, column, rules]) =>
    [table, column, rules].map((cell) => cell!.trim().replaceAll("`", "")),
  );
}

const GROWING = Object.entries(GROWTH).flatMap(([table, growth]) =>
  typeof growth === "object" && "partitionBy" in growth ? [{ table, column: growth.partitionBy }] : [],
);

it("each table is purged by a rule, or says why it does not grow by time, or how it would be split", () => {
  const purged = TABLES.filter((table) => ROW_LIVES[table].overTime !== "stays");
  expect([...purged, ...Object.keys(GROWTH)].toSorted()).toEqual(TABLES.toSorted());
  expect(listed().map(([table, column]) => ({ table, column }))).toEqual(expect.arrayContaining(GROWING));
  expect(listed()).toHaveLength(GROWING.length);
});

it("what goes with a purged row is removed by a foreign key that leads there", async () => {
  const { db } = await freshSqlite();
  const going = Object.entries(GROWTH).flatMap(([table, growth]) =>
    typeof growth === "object" && "with" in growth ? [[table, growth.with] as const] : [],
  );
  expect(going.length).toBeGreaterThan(0);
  for (const [table, purged] of going) expect(await cascadesFrom(db, table), table).toContain(purged);
});

it.runIf(POSTGRES)(
  "Postgres takes the partitions, but for the unique rules that the page names",
  async () => {
    const database = openDatabase(await freshPostgresUrl(POSTGRES));
    onTestFinished(() => database.db.destroy());
    const tables = await readCatalogue(database.db);
    for (const { table, column } of GROWING) {
      const { uniques } = tables.find(({ name }) => name === table)!;
      const split = `split_${table}`;
      const run = (text: string) => sql.raw(text).execute(database.db);
      await run(`create table ${split} (like ${table}) partition by range (${column})`);
      await run(`create table ${split}_all partition of ${split} for values from (minvalue) to (maxvalue)`);
      const refused: string[] = [];
      for (const { name, columns } of uniques)
        await run(`create unique index on ${split} (${columns.join(", ")})`).catch(() => refused.push(name));
      const [, , rules] = listed().find(([name]) => name === table)!;
      expect(refused.join(", ") || "none", table).toBe(rules);
    }
  },
);

/** The tables whose removed rows take rows of this one with them, directly or through others. */
async function cascadesFrom(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ parent: string }>`
    select "table" as parent from pragma_foreign_key_list(${table}) where on_delete = 'CASCADE'`.execute(db);
  const above = await Promise.all(rows.map(({ parent }) => cascadesFrom(db, parent)));
  return [...rows.map(({ parent }) => parent), ...above.flat()];
}
