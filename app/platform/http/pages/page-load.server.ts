import type * as isbotPackage from "isbot";
import { businessOfSession, sessionCookie } from "#app/platform/auth/session.server.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Headers by which browsers say that they load a page in advance; nobody may ever look at it. */
const IN_ADVANCE = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

export function isPageLoad({ method, headers }: Request): boolean {
  const agent = headers.get("User-Agent") ?? "";
  if (method !== "GET" || agent === "") return false;
  if (IN_ADVANCE.some((name) => /pre(fetch|render|view)/i.test(headers.get(name) ?? ""))) return false;
  if ((headers.get("Sec-Fetch-Dest") ?? "document") !== "document") return false;
  return !packageOnUse<typeof isbotPackage>("isbot").isbot(agent);
}

/** Whether somebody is a member, for public pages, which do not look at cookies themselves. */
export async function isMemberOfAny(
  platform: Platform,
  request: Request,
  businessIds: readonly string[],
): Promise<boolean> {
  const token: unknown = await sessionCookie(platform).parse(request.headers.get("Cookie"));
  if (typeof token !== "string") return false;
  const businessId = await businessOfSession(platform, token, "cookie");
  return businessId !== null && businessIds.includes(businessId);
}
