import { redirect } from "@remix-run/node";
import { noticeNewSignIn } from "#app/features/people/accounts/sign-in/new-sign-in.server.ts";
import type { SignedIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { deviceOf } from "#app/platform/auth/known-device.server.ts";
import { forgetPendingSignIn, rememberPendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export async function enter(
  ctx: Context,
  request: Request,
  { id, language, accessVersion, needsCode }: SignedIn & { needsCode: boolean },
  redirectTo: unknown,
): Promise<Response> {
  if (needsCode) {
    const cookie = await rememberPendingSignIn(ctx, { userId: id, accessVersion });
    const to = paths.loginCode(safeRedirect(redirectTo, ""));
    return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
  }
  return startSignedIn(ctx, request, { id, language, accessVersion }, redirectTo);
}

/** After the second step. */
export async function complete(
  ctx: Context,
  request: Request,
  person: SignedIn,
  redirectTo: unknown,
): Promise<Response> {
  const response = await startSignedIn(ctx, request, person, redirectTo);
  response.headers.append("Set-Cookie", await forgetPendingSignIn(ctx));
  return response;
}

export function tooLate(ctx: Context): Promise<Response> {
  return redirectWithFlash(ctx.platform, paths.login, { key: "sign-in:loginCode.expired", tone: "bad" });
}

async function startSignedIn(
  ctx: Context,
  request: Request,
  { id, language, accessVersion }: SignedIn,
  redirectTo: unknown,
): Promise<Response> {
  const device = await deviceOf(ctx.platform, request);
  const userAgent = request.headers.get("User-Agent") ?? "";
  await noticeNewSignIn(ctx, { userId: id, userAgent, isKnownDevice: device.knows(id) });
  return startCookieSession(ctx, request, {
    userId: id,
    accessVersion,
    language,
    to: safeRedirect(redirectTo),
  });
}
