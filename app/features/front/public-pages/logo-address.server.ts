import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { LogoImage } from "#app/features/selling/design/logo.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** The picture itself, as pictures of a business are for its members. */
export async function logoAddress(
  ctx: BusinessContext,
  { logo: sha256 }: Pick<InvoiceDesign, "logo">,
): Promise<string | null> {
  const logo = await findLogo(ctx, sha256);
  return logo && pictureAddress(logo);
}

export function pictureAddress({ type, bytes }: LogoImage): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}
