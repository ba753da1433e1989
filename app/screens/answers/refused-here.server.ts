import type { Context } from "#app/platform/context.server.ts";
import { AppError, isNotFound } from "#app/platform/errors.ts";
import type { NewFlash } from "#app/platform/http/flash.server.ts";

/** What somebody else, or an earlier click, has decided already is said on the list, which shows it as it is now. */
export async function refusedHere(ctx: Context, work: () => Promise<NewFlash>): Promise<NewFlash> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || isNotFound(error) || STATUS_OF_LISTS !== statusOf(ctx, error))
      throw error;
    return { key: `errors:${error.code}`, params: error.params, tone: "bad" };
  }
}

const STATUS_OF_LISTS = 409;

function statusOf({ platform }: Context, { code }: AppError): number {
  return platform.product.errorStatuses[code];
}
