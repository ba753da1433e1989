import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { UserContext } from "#app/platform/context.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { DOCUMENT_TABLES, NO_DOCUMENT } from "#app/platform/storage/documents.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { moveToPostgres } from "../../../db/moving/move-to-postgres.ts";
import { invoiceWith } from "../invoices/invoice-with.ts";
import { member, testPlatform } from "../platform.ts";
import { emptyPostgres } from "./empty-postgres.ts";
import { fillTables } from "./fill-tables.ts";

/** A Postgres in which every table has a row of one business. @returns its address, and whose rows they are */
export async function filledPostgres(base: string): Promise<{ url: string; ctx: UserContext }> {
  const sqliteFile = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-filled-")), "rappen.sqlite");
  const sqlite = openDatabase(`sqlite:${sqliteFile}`);
  await migrate(sqlite);
  const ctx = await member(testPlatform(sqlite));
  await fillTables(ctx, await invoiceWith(ctx, "sent"), "2027-01-01T00:00:00.000Z");
  for (const table of DOCUMENT_TABLES)
    await ctx.db.updateTable(table).set({ in_store: NO_DOCUMENT }).execute();
  await sqlite.db.destroy();
  const url = await emptyPostgres(base);
  await moveToPostgres({ sqliteFile, postgresUrl: url, now: new Date(), say: () => {} });
  return { url, ctx };
}
