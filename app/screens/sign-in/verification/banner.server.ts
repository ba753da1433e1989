import type { Platform } from "#app/platform/platform.server.ts";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";

function bannerCookie(platform: Platform) {
  return httpOnlyCookie(platform, "banner");
}

export async function isBannerDismissed(platform: Platform, request: Request): Promise<boolean> {
  return (await bannerCookie(platform).parse(request.headers.get("Cookie"))) === "dismissed";
}

export function dismissBanner(platform: Platform): Promise<string> {
  return bannerCookie(platform).serialize("dismissed");
}
