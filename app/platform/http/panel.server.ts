import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** Null where loading fails: the page stands without this panel. A broken rule is of the whole page and is thrown. */
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
