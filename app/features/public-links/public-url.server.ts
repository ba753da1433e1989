import { type PublicDocument, publicToken } from "#app/platform/auth/public-token.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { paths } from "#app/paths.ts";

export function publicUrlOf(
  platform: Pick<Platform, "env" | "secret">,
  document: PublicDocument & { kind: "invoice" },
): string {
  return platform.env.appUrl + paths.publicInvoice(publicToken(platform, document));
}
