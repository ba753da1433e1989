import type { Context } from "#app/platform/context.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";

export async function purgeWebhooks(ctx: Context): Promise<void> {
  await purgeRows(ctx, "webhook_events");
}
