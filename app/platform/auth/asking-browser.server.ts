import type { Cookie } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const LIFETIME_S = 15 * 60;

/** The secret of the browser that asked for a sign-in link; empty when it asked for none. */
export async function browserOf(platform: Platform, request: Request): Promise<string> {
  const value: unknown = await askingCookie(platform).parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

export function rememberBrowser(platform: Platform, secret: string): Promise<string> {
  return askingCookie(platform).serialize(secret);
}

function askingCookie(platform: Platform): Cookie {
  return httpOnlyCookie(platform, "sign-in-link", { maxAge: LIFETIME_S, isHostOnly: true });
}
