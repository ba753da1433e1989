import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { SOURCES } from "#app/features/journal/facts.server.ts";
import { yearFigures } from "#app/features/year/year-figures.server.ts";
import { firstBehind } from "#app/features/tax/entries/sync-entries.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { multiplyRows } from "../../support/databases/multiply-rows.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

const PAGE = { from: "2026-06-01", to: "2026-06-30", after: { day: "2026-06-10", id: "0" }, limit: 50 };

onEachDatabase((open) => {
  it("neither journal nor year goes through a whole table, and the journal needs no sorting", async () => {
    const database = watched(await open());
    const ctx = await member(testPlatform(database));
    await database.fullScans();
    for (const source of SOURCES) await source(ctx, PAGE);
    await yearFigures(ctx, 2026);
    expect(await database.fullScans()).toEqual([]);
    for (const source of SOURCES) await source(ctx, PAGE);
    expect(await database.sorts()).toEqual([]);
  });

  it("whether documents are behind is asked of those that are, however many others there are", async () => {
    const database = await open();
    const ctx = await member(testPlatform(database));
    await invoiceWith(ctx, "sent");
    if (database.dialect.writesBeside) await multiplyRows(ctx.db, 1_000);
    await ctx.db
      .updateTable("invoices")
      .set(({ ref }) => ({ business_id: ctx.businessId, tax_version: ref("version") }))
      .execute();
    const { sql, parameters } = firstBehind(ctx, "").compile();
    const explain = database.dialect.writesBeside ? "explain" : "explain query plan";
    const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
    expect(JSON.stringify(rows)).toContain("invoices_tax_behind");
  });
});
