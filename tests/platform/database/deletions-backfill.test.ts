import type { Kysely } from "kysely";
import { expect, inject, it } from "vitest";
import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { up } from "../../../db/migrations/0031_events_and_deletions.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

const POSTGRES = inject("postgresUrl");

const PLACES: [string, () => Promise<string>][] = [
  ["SQLite", () => Promise.resolve("sqlite::memory:")],
  ...(POSTGRES ? [["Postgres", () => emptyPostgres(POSTGRES)] as [string, () => Promise<string>]] : []),
];

it.each(PLACES)("what was archived before the upgrade is told as deleted, on %s", async (_, place) => {
  const database = openDatabase(await place());
  const { db } = database;
  await migrate(database);
  const ctx = await member(testPlatform(database));
  await invoiceWith(ctx, "sent");
  const archived = await invoiceWith(ctx, "sent");
  await deleteInvoice(ctx, archived);
  const { schema } = db;
  await schema.dropTable("deletions").execute();
  await schema.dropIndex("webhook_events_in_order").execute();
  await schema.createIndex("webhook_events_business").on("webhook_events").column("business_id").execute();
  await up(db as Kysely<unknown>);
  expect(await db.selectFrom("deletions").selectAll().execute()).toEqual([
    { id: archived, business_id: ctx.businessId, kind: "invoice", deleted_at: ctx.now.toISOString() },
  ]);
});
