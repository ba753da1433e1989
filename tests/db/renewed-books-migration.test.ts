import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0193_renew_books.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../support/tax/worked-year.ts";

onEachNewDatabase((open) => {
  it("what came before a registration is declared after the update, in businesses that have one", async () => {
    const ctx = await registeredBusiness(await open());
    await paid(ctx, await issued(ctx, "2026-08-01", [row(1000, 8.1)]), 540.5, "2026-06-30");
    await useMethod(ctx, { validFrom: "2026-07-01" });
    await ctx.db.updateTable("vat_methods").set({ registered_before: 0 }).execute();
    expect(await changesOfMethod(ctx)).toEqual([]);
    await up(ctx.db as Kysely<unknown>);
    await ctx.db.updateTable("jobs").set({ run_at: ctx.now.toISOString() }).execute();
    await runDueJobs(ctx.platform, handlers);
    expect(await changesOfMethod(ctx)).toEqual([{ day: "2026-07-01", net: 500_00, vat: 40_50 }]);
  });
});

function changesOfMethod({ db, businessId }: UserContext) {
  return db
    .selectFrom("bookings")
    .select(["day", "net", "vat"])
    .where("business_id", "=", businessId)
    .where("kind", "=", "method_change")
    .execute();
}
