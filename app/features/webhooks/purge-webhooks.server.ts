import type { Context } from "#app/platform/context.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";

/** The daily job. Deliveries and attempts go with their event. */
export async function purgeWebhooks(ctx: Context): Promise<void> {
  await purgeRows(ctx, "webhook_events");
}
