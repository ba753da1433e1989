import type { Context } from "#app/platform/context.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";

export const FORGET_RESULTS = "results.forget";

/** Results whose time is over. */
export function forgetResults(ctx: Context): Promise<void> {
  return purgeRows(ctx, "kept_results");
}
