import type { Context } from "#app/platform/context.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";

/** Rule 32. */
export async function purgeEvents(ctx: Context): Promise<void> {
  await purgeRows(ctx, "analytics_events");
}

export async function eventsOf(ctx: Context, sessionId: string) {
  if (!sessionId) return [];
  return ctx.db
    .selectFrom("analytics_events")
    .select(["type", "path", "referrer", "language", "created_at as createdAt"])
    .where("session_id", "=", sessionId)
    .orderBy("id")
    .execute();
}

export async function forgetEvents(ctx: Context, sessionId: string): Promise<void> {
  if (sessionId) await ctx.db.deleteFrom("analytics_events").where("session_id", "=", sessionId).execute();
}

export function sessionIn(origin: JsonText): string {
  const { sessionId = "" } = fromJson(textRecord, origin);
  return sessionId;
}
