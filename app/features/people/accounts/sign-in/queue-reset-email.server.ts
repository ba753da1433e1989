import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

export async function queueResetEmail(ctx: Context, email: string, undoneAt = ""): Promise<void> {
  await enqueueJob(ctx, { name: "account.reset_email", payload: undoneAt ? { email, undoneAt } : { email } });
}
