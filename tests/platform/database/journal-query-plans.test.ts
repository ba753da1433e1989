import { expect, it } from "vitest";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { journalPage } from "#app/features/books/journal/journal.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { onEachNewDatabase } from "../../support/databases/databases.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { member, testPlatform } from "../../support/platform.ts";

const PAGE = { from: "2026-06-01", to: "2026-06-30", after: { day: "2026-06-10", id: "0" }, limit: 50 };

onEachNewDatabase((open) => {
  it("neither journal nor year goes through a whole table, and the journal needs no sorting", async () => {
    const database = watched(await open());
    const ctx = await member(testPlatform(database));
    await database.fullScans();
    await journalPage(ctx, PAGE);
    await journalPage(ctx, { ...PAGE, since: 10 });
    await balancesJson(ctx, PAGE);
    await yearFigures(ctx, 2026);
    expect(await database.fullScans()).toEqual([]);
    await journalPage(ctx, PAGE);
    expect(await database.sorts()).toEqual([]);
  });
});
