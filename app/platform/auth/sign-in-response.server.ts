import { redirect } from "@remix-run/node";
import type { Context } from "#app/platform/context.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { rememberLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { type NewSession, sessionCookie, startSession } from "./session.server.ts";

export async function startCookieSession(
  ctx: Context,
  request: Request,
  { language, to, ...who }: Pick<NewSession, "userId" | "accessVersion"> & { language: string; to: string },
): Promise<Response> {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const token = await startSession(ctx, { ...who, kind: "cookie", userAgent });
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(ctx.platform).serialize(token));
  headers.append("Set-Cookie", await rememberLocale(ctx.platform, language));
  headers.append("Set-Cookie", await rememberDevice(ctx.platform, request, who.userId));
  return redirect(to, { status: 303, headers });
}
