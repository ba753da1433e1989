import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0185_last_booking_of_closed_years.ts";
import { closeYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { later, type TestPlatform } from "../support/platform.ts";
import { issued, registeredBusiness, row, useMethod } from "../support/tax/worked-year.ts";

onEachNewDatabase((open) => {
  it("a year closed before knows its last booking, and none where the book began later", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2024-01-01" });
    await issued(ctx, "2025-07-10", [row(1000, 8.1)]);
    await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
    (ctx.platform as TestPlatform).pass(60_000);
    await issued(later(ctx), "2026-07-10", [row(1000, 8.1)]);
    const early = { id: ctx.newId(), business_id: ctx.businessId, year: 2024, hash: "x", closed_by: "Lena" };
    await ctx.db
      .insertInto("year_closings")
      .values({ ...early, closed_at: "2025-01-10T00:00:00.000Z", last_sequence: 9, reopened_at: null })
      .execute();
    const known = () =>
      ctx.db.selectFrom("year_closings").select(["year", "last_sequence"]).orderBy("year").execute();
    await ctx.db.schema.alterTable("year_closings").dropColumn("last_sequence").execute();
    await up(ctx.db as Kysely<unknown>);
    expect(await known()).toEqual([
      { year: 2024, last_sequence: null },
      { year: 2025, last_sequence: 2 },
    ]);
  });
});
