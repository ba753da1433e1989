import { syncEntries } from "#app/features/tax/entries/sync-entries.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { enqueueJob, type Jobs } from "#app/platform/jobs/jobs.server.ts";

/** After so many documents of a business other jobs have their turn. */
const MOST_A_RUN = 2_000;

export const taxJobs: Jobs = {
  "tax.sync": { handler: syncAll, schedule: "daily" },
};

/** So that nobody waits for many documents when a return is opened. */
async function syncAll(ctx: Context): Promise<void> {
  const businesses = await ctx.db.selectFrom("vat_methods").select("business_id as id").distinct().execute();
  let isDone = true;
  for (const { id } of businesses) isDone = (await syncEntries(withBusiness(ctx, id), MOST_A_RUN)) && isDone;
  if (!isDone) await enqueueJob(ctx, { name: "tax.sync", payload: {} });
}
