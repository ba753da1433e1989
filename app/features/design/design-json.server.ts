import type { UserContext } from "#app/platform/context.server.ts";
import { findDesign } from "./design.server.ts";
import { findLogo } from "./logo.server.ts";

export async function designJson(ctx: UserContext) {
  const { logo: sha256, ...design } = await findDesign(ctx);
  const logo = await findLogo(ctx, sha256);
  if (!logo) return { ...design, logo: null };
  const { type, width, height, bytes } = logo;
  return { ...design, logo: { sha256, type, width, height, bytes: bytes.byteLength } };
}
