import type { Audience } from "#app/platform/context.server.ts";
import { paths } from "#app/paths.ts";

/** The path of the resource of each audience (RFC 8707, RFC 9728). */
const RESOURCE_PATHS: Record<Audience, string> = { mcp: paths.mcp, api: "/api/v1", all: "" };

export function resourceOf(appUrl: string, audience: Audience): string {
  return appUrl + RESOURCE_PATHS[audience];
}

/** Several mean all of them, and none the whole. Null when one of them is not ours. */
export function audienceAskedBy(appUrl: string, resources: readonly string[]): Audience | null {
  const asked = resources.map((resource) => audienceNamed(appUrl, resource));
  if (asked.includes(null)) return null;
  const [first = "all", ...more] = asked;
  return more.every((one) => one === first) ? first : "all";
}

export function coversAudience(granted: Audience, wanted: Audience): boolean {
  return granted === "all" || granted === wanted;
}

function audienceNamed(appUrl: string, resource: string): Audience | null {
  const plain = resource.replace(/\/$/, "");
  const named = (["mcp", "api", "all"] as const).find((one) => resourceOf(appUrl, one) === plain);
  return named ?? null;
}
