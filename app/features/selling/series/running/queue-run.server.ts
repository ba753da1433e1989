import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

/** So that what is due today does not wait for tomorrow. */
export async function queueRun(ctx: Context): Promise<void> {
  await enqueueJob(ctx, { name: "series.run", payload: {} });
}
