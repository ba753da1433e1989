import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { homeOf, THROUGH } from "#db/distribution/homes.ts";
import { readSchema } from "#db/distribution/read-schema.ts";
import { distributionProblems } from "#db/distribution/rules.ts";
import { distributionStatements } from "#db/distribution/statements.ts";
import { filledPostgres } from "../support/databases/filled-postgres.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";
import { TABLES } from "../support/databases/fill-tables.ts";
import { freshPostgresUrl } from "../support/databases/fresh-postgres.ts";

const POSTGRES = inject("postgresUrl") ?? "";
const PAGE = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");

/** The first cells of the table below a heading. */
function listed(heading: string): string[] {
  const section = PAGE.split(`### ${heading}\n`)[1]!.split("\n#")[0]!;
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);
}

describe.runIf(POSTGRES)("distribution by business", () => {
  it("the statements that it prints leave a schema that Citus takes", async () => {
    const { db } = opened(await freshPostgresUrl(POSTGRES));
    expect(distributionProblems(await readSchema(db))).toContain("invoice_items: has no business_id");
    expect(distributionProblems(await distributed(db))).toEqual([]);
    for (const [statement, problem] of Object.entries(BREAKS)) {
      await sql.raw(statement).execute(db);
      expect(distributionProblems(await readSchema(db))).toContain(problem);
    }
  });

  itRarely("all rows stay, with the business of the row that they belong to", async () => {
    const { url, ctx } = await filledPostgres(POSTGRES);
    const { db } = opened(url);
    const counts = () => Promise.all(TABLES.map(async (table) => [table, await countOf(db, table)]));
    const rows = await counts();
    await distributed(db);
    expect(await counts()).toEqual(rows);
    for (const table of Object.keys(THROUGH)) {
      const found = await sql<{ id: string }>`select business_id as id from ${sql.table(table)}`.execute(db);
      expect(new Set(found.rows.map(({ id }) => id))).toEqual(new Set([ctx.businessId]));
    }
  });

  it("the page on scaling lists the tables and keys as they are", async () => {
    const { db } = opened(await freshPostgresUrl(POSTGRES));
    const schema = await readSchema(db);
    expect(listed("Tables that reach it through another one")).toEqual(Object.keys(THROUGH));
    expect(listed("Tables that stay on one machine").toSorted()).toEqual(
      TABLES.filter((table) => homeOf(table) === "local").toSorted(),
    );
    const ofDistributed = ({ table }: { table: string }) =>
      homeOf(table) === "distributed" && !(table in THROUGH);
    expect(listed("Unique without the business").toSorted()).toEqual(
      schema.uniques
        .filter(
          (unique) => ofDistributed(unique) && !unique.isPrimary && !unique.columns.includes("business_id"),
        )
        .map(({ table, columns }) => `${table}: ${columns.join("+")}`)
        .toSorted(),
    );
    expect(listed("Keys that lose something").toSorted()).toEqual(
      schema.foreignKeys
        .filter(({ table }) => homeOf(table) === "distributed")
        .filter(({ parent, onDelete }) => homeOf(parent) === "local" || onDelete === "n")
        .map(({ table, columns }) => `${table}: ${columns.join("+")}`)
        .toSorted(),
    );
  });
});

/** Runs what is printed, without the functions of Citus. */
async function distributed(db: Database["db"]) {
  for (const statement of distributionStatements(await readSchema(db)))
    if (!statement.startsWith("select create_")) await sql.raw(statement).execute(db);
  return readSchema(db);
}

const BREAKS = {
  "create unique index u on clients (email)": "clients: unique email lacks business_id",
  "alter table clients add foreign key (business_id) references businesses on delete set null":
    "clients: key business_id to businesses sets its column",
  "alter table deletions add foreign key (kind) references users":
    "deletions: key kind to users leaves the machine",
  "alter table clients add column place serial": "clients: place is a sequence or generated",
  "alter table clients drop constraint clients_pkey cascade": "clients: has no primary key",
  "alter table clients alter column business_id drop not null": "clients: business_id may be null",
};

function opened(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(() => database.db.destroy());
  return database;
}

async function countOf(db: Database["db"], table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]!.count;
}
