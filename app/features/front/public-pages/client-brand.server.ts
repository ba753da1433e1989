import { findBrand } from "#app/features/selling/design/brand.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pictureAddress } from "./logo-address.server.ts";

/** What a client's page shows of the business besides its name. */
export interface ClientBrand {
  /** `#rrggbb`, or empty. */
  accent: string;
  /** A data address, or empty. */
  logo: string;
  showsMadeWith: boolean;
}

export async function clientBrand(ctx: BusinessContext): Promise<ClientBrand> {
  const { accent, logo, showsMadeWith } = await findBrand(ctx);
  return { accent, logo: logo ? pictureAddress(logo) : "", showsMadeWith };
}
