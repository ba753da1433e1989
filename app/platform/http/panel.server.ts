import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * Loads a panel of a page; null where that fails, so that the page is shown without it. A broken rule concerns
 * the whole page and is thrown.
 */
export async function panelData<T>(ctx: Context, panel: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof AppError && error.code === "server.storage_away") return null;
    if (error instanceof AppError || error instanceof Response) throw error;
    ctx.log.error({ event: "panel.failed", panel, err: error });
    return null;
  }
}
