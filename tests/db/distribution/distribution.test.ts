import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { type StoredTable, readCatalogue } from "#db/distribution/catalogue.ts";
import { citusFaults } from "#db/distribution/citus-rules.ts";
import { distributionSql } from "#db/distribution/distribution-sql.ts";
import { distributionPlan, GLOBAL_TABLES, LOST_UNIQUES, PARENTS } from "#db/distribution/plan.ts";
import { TABLES } from "../../support/databases/fill-tables.ts";
import { filledPostgres } from "../../support/databases/filled-postgres.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";
import { freshPostgresUrl } from "../../support/databases/fresh-postgres.ts";

const POSTGRES = inject("postgresUrl") ?? "";
const PAGE = readFileSync(new URL("../../../docs/scaling.md", import.meta.url), "utf8");
const PLAN = distributionPlan();

/** The first cells of the table below a heading. */
function listed(heading: string): string[] {
  const section = PAGE.split(`### ${heading}\n`)[1]!.split("\n#")[0]!;
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!).toSorted();
}

function opened(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(() => database.db.destroy());
  return database;
}

/** What any Postgres carries out of it, without the functions of Citus. */
async function prepared(db: Database["db"]): Promise<StoredTable[]> {
  const { prepare, join } = distributionSql(await readCatalogue(db), PLAN);
  for (const statement of [...prepare, ...join]) await sql.raw(statement).execute(db);
  return readCatalogue(db);
}

/** The unique rules of distributed tables that lack the column. */
function withoutColumn(tables: StoredTable[]): string[] {
  return tables.flatMap(({ name, uniques }) => {
    const placement = PLAN.get(name);
    if (typeof placement !== "object") return [];
    const lacking = uniques.filter(
      ({ kind, columns }) => kind !== "primary" && !columns.includes(placement.column),
    );
    return lacking.map((unique) => `${name}: ${unique.columns.join("+")}`);
  });
}

it("each table has one place", () => {
  expect([...PLAN.keys()]).toEqual(TABLES);
  expect(new Set(GLOBAL_TABLES).size).toBe(GLOBAL_TABLES.length);
  expect(Object.keys(PARENTS).filter((name) => PLAN.get(name) === "local")).toEqual([]);
  expect(listed("Tables that get it from the row they belong to")).toEqual(Object.keys(PARENTS).toSorted());
  expect(listed("Tables that stay on one machine")).toEqual(GLOBAL_TABLES.toSorted());
});

describe.runIf(POSTGRES)("on Postgres", () => {
  it("becomes a schema that Citus takes", async () => {
    const { db } = opened(await freshPostgresUrl(POSTGRES));
    const before = await readCatalogue(db);
    expect(before.map(({ name }) => name)).toEqual(TABLES.toSorted());
    expect(citusFaults(before, PLAN).length).toBeGreaterThan(100);
    const { distribute } = distributionSql(before, PLAN);
    const spread = [...PLAN].filter(([, placement]) => placement !== "local");
    expect(distribute).toHaveLength(spread.length);
    expect(distribute[0]).toContain("'businesses', 'id', colocate_with => 'none'");
    const after = await prepared(db);
    expect(citusFaults(after, PLAN)).toEqual([]);
    const again = distributionSql(after, PLAN);
    expect([again.lost, again.emptied]).toEqual([[], []]);
  });

  itRarely("with rows in every table, each gets the business of the row that it belongs to", async () => {
    const { url, ctx } = await filledPostgres(POSTGRES);
    const { db } = opened(url);
    await prepared(db);
    for (const name of Object.keys(PARENTS)) {
      const { rows } = await sql<{ business_id: string }>`select business_id from ${sql.table(name)}`.execute(
        db,
      );
      expect(new Set(rows.map((row) => row.business_id)), name).toEqual(new Set([ctx.businessId]));
    }
  });

  it("the page on scaling names all that the database would no longer keep, or keep otherwise", async () => {
    const tables = await readCatalogue(opened(await freshPostgresUrl(POSTGRES)).db);
    const { lost, emptied } = distributionSql(tables, PLAN);
    expect(listed("Foreign keys that the product must keep")).toEqual(lost.toSorted());
    expect(listed("Foreign keys that no longer empty a column")).toEqual(emptied.toSorted());
    expect(listed("Unique without the business")).toEqual(withoutColumn(tables).toSorted());
    const names = tables.flatMap(({ uniques }) => uniques.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining([...LOST_UNIQUES]));
  });
});
