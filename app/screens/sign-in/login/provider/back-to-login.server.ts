import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { paths } from "#app/paths.ts";

/** What went wrong at the provider is said where one can sign in otherwise. */
export async function orBackToLogin(
  ctx: Context,
  provider: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const to = isSignedIn(ctx) ? paths.signIn : paths.login;
    const flash = { key: `errors:${error.code}`, params: { provider }, tone: "bad" as const };
    return redirectWithFlash(ctx.platform, to, flash);
  }
}
