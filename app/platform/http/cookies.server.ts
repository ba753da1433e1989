import { type Cookie, createCookie } from "@remix-run/node";
import type { Platform } from "#app/platform/platform.server.ts";

interface CookieOptions {
  /** The life of the cookie; without it the cookie lives until the browser is closed. */
  maxAge?: number;
  /** Signs the value; without it anybody can write one. */
  secret?: string;
  /** Bound to this host and to https by the browser, where the product is served by https. */
  isHostOnly?: boolean;
}

/** Unreadable for scripts, sent to this site only. */
export function httpOnlyCookie(
  { env }: Pick<Platform, "env">,
  name: string,
  { maxAge, secret, isHostOnly }: CookieOptions = {},
): Cookie {
  const secure = env.appUrl.startsWith("https:");
  return createCookie(isHostOnly && secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
    secrets: secret === undefined ? [] : [secret],
  });
}
