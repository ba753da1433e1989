import { expect, it } from "vitest";
import { methodsThatBegin } from "#app/features/taxes/book-writers/jobs.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { testPlatform, visitor } from "../../support/platform.ts";
import { registeredBusiness, useMethod } from "../../support/tax/worked-year.ts";

const DAY = 24 * 60 * 60_000;

onDatabaseOfDay((open) => {
  it("the book is renewed on the day from which VAT counts differently, and neither before nor after", async () => {
    const platform = testPlatform(await open());
    const ctx = await registeredBusiness(platform.database);
    await useMethod(ctx, { validFrom: "2026-01-01" });
    await useMethod(ctx, { validFrom: "2026-11-22", consideration: "received" });
    await useMethod(ctx, { validFrom: "2027-01-01" });
    const renewed = async () => {
      await ctx.db.deleteFrom("jobs").execute();
      await methodsThatBegin(visitor(platform));
      return (await ctx.db.selectFrom("jobs").select("name").execute()).map(({ name }) => name);
    };
    expect(await renewed()).toEqual([]);
    platform.pass(DAY);
    expect(await renewed()).toEqual(["book.renew"]);
    platform.pass(DAY);
    expect(await renewed()).toEqual([]);
  });
});
