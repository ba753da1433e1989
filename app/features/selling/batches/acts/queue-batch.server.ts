import type { UserContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

export async function queueBatch(ctx: UserContext, batchId: string): Promise<void> {
  const payload = { batchId, businessId: ctx.businessId, userId: ctx.user.id };
  await enqueueJob(ctx, { name: "batches.work", payload });
}
