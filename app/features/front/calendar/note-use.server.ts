import type { Context } from "#app/platform/context.server.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";

const TOUCH_EVERY_MS = 60 * 60 * 1000;

export async function noteCalendarUse(
  ctx: Context,
  table: "calendar_feeds" | "desk_feeds",
  { id, last_used_at: before }: { id: string; last_used_at: string | null },
): Promise<void> {
  if (before !== null && ctx.now.getTime() - Date.parse(before) < TOUCH_EVERY_MS) return;
  const use = ctx.db.updateTable(table).set({ last_used_at: ctx.now.toISOString() }).where("id", "=", id);
  await writeBestEffort(ctx.platform.database, () => use.execute());
}
