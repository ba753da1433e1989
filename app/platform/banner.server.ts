import { type Cookie, createCookie } from "@remix-run/node";
import type { Platform } from "./platform.server.ts";

/** The reminder to confirm the address stays away until the browser is closed. */
function bannerCookie(): Cookie {
  return createCookie("banner", { path: "/", sameSite: "lax", httpOnly: true });
}

export async function isBannerDismissed(request: Request): Promise<boolean> {
  return (await bannerCookie().parse(request.headers.get("Cookie"))) === "dismissed";
}

/** @returns the Set-Cookie header */
export function dismissBanner({ env }: Platform): Promise<string> {
  return bannerCookie().serialize("dismissed", { secure: env.appUrl.startsWith("https:") });
}
