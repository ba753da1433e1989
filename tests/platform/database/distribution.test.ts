import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { TABLES } from "../../support/databases/fill-tables.ts";

const PAGE = readFileSync(new URL("../../../docs/scaling.md", import.meta.url), "utf8");

/** The first cells of the table below a heading. */
function listed(heading: string): string[] {
  const section = PAGE.split(`### ${heading}\n`)[1]!.split("\n#")[0]!;
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);
}

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

async function uniquesOf(db: Db, table: string): Promise<string[][]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_index_list(${table}) where "unique" = 1 and origin <> 'pk'`.execute(db);
  return Promise.all(
    rows.map(async ({ name }) => {
      const columns = await sql<{ name: string }>`select name from pragma_index_info(${name})`.execute(db);
      return columns.rows.map((column) => column.name);
    }),
  );
}

it("the page on scaling knows each table without a business, and each unique index without one", async () => {
  const { db } = await freshSqlite();
  const children = listed("Tables that reach it through another one");
  const without: string[] = [];
  const uniques: string[] = [];
  for (const table of TABLES) {
    if (!(await columnsOf(db, table)).includes("business_id")) without.push(table);
    else
      for (const columns of await uniquesOf(db, table))
        if (!columns.includes("business_id")) uniques.push(`${table}: ${columns.join("+")}`);
  }
  expect([...children, ...listed("Tables of no business")].toSorted()).toEqual(without.toSorted());
  expect(listed("Unique without the business").toSorted()).toEqual(uniques.toSorted());
  for (const child of children) {
    const keys = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${child})`.execute(
      db,
    );
    expect(keys.rows.length, child).toBeGreaterThan(0);
  }
});
