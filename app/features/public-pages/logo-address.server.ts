import type { InvoiceDesign } from "#app/features/design/design.ts";
import { findLogo } from "#app/features/design/logo.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** The picture itself, as pictures of a business are for its members. */
export async function logoAddress(
  ctx: BusinessContext,
  { logo: sha256 }: Pick<InvoiceDesign, "logo">,
): Promise<string | null> {
  const logo = await findLogo(ctx, sha256);
  return logo ? `data:${logo.type};base64,${Buffer.from(logo.bytes).toString("base64")}` : null;
}
