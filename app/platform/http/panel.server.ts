import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * What one panel of a page shows, or null where that fails: the rest of the page stands without it. The fault is logged
 * with the request's id, which the panel shows; a broken rule is the page's own matter and goes on.
 */
export async function panelData<T>(ctx: Context, panel: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof AppError || error instanceof Response) throw error;
    ctx.log.error({ event: "panel.failed", panel, err: error });
    return null;
  }
}
