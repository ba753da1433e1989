import type { Context } from "#app/platform/context.server.ts";
import { AppError, isNotFound } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";

/** What somebody else, or an earlier click, has decided already is said on the list, which shows it as it is now. */
export async function refusedHere(
  ctx: Context,
  list: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || isNotFound(error) || STATUS_OF_LISTS !== statusOf(ctx, error))
      throw error;
    return redirectWithFlash(ctx.platform, list, { key: `errors:${error.code}`, tone: "bad" });
  }
}

const STATUS_OF_LISTS = 409;

function statusOf({ platform }: Context, { code }: AppError): number {
  return platform.product.errorStatuses[code];
}
