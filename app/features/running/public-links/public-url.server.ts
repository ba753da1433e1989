import { type PublicDocument, publicToken } from "#app/platform/auth/public-token.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { paths } from "#app/paths.ts";

const PATHS = { invoice: paths.publicInvoice, offer: paths.publicOffer };

export function publicUrlOf(platform: Pick<Platform, "env" | "secret">, document: PublicDocument): string {
  return platform.env.appUrl + PATHS[document.kind](publicToken(platform, document));
}
