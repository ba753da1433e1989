import type { BusinessContext } from "#app/platform/context.server.ts";
import { findBrand } from "./brand.server.ts";
import { findDesign } from "./design.server.ts";

export async function designJson(ctx: BusinessContext) {
  const { logo: sha256, ...letter } = await findDesign(ctx);
  const { accent, logo } = await findBrand(ctx);
  const design = { ...letter, accent: accent || null };
  if (!logo) return { ...design, logo: null };
  const { type, width, height, bytes } = logo;
  return { ...design, logo: { sha256, type, width, height, bytes: bytes.byteLength } };
}
