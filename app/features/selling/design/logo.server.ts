import { createHash } from "node:crypto";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { keepDesign, lockDesign } from "./design.server.ts";
import { encodeLogo } from "./encode-logo.server.ts";
import type { LogoImage } from "./logo.ts";
import { designLimits } from "./limits.ts";

/** @throws AppError `input.invalid` at `logo`, `server.busy`, `request.too_many` */
export async function saveLogo(ctx: UserContext, file: Uint8Array): Promise<void> {
  await countAttempt(ctx, designLimits.logoBusiness, ctx.businessId);
  const { bytes, ...logo } = await encodeLogo(file, ctx.businessId);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { ...logo, sha256, business_id: ctx.businessId, bytes: Buffer.from(bytes) };
  await ctx.transaction(async (ctx) => {
    const design = await lockDesign(ctx);
    await ctx.db
      .insertInto("logos")
      .values({ ...row, created_at: ctx.now.toISOString() })
      .onConflict((conflict) => conflict.columns(["business_id", "sha256"]).doNothing())
      .execute();
    await keepDesign(ctx, { ...design, logo: sha256 });
    await forgetUnused(ctx, sha256);
  });
}

export async function removeLogo(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const design = await lockDesign(ctx);
    await keepDesign(ctx, { ...design, logo: null });
    await forgetUnused(ctx, null);
  });
}

export async function findLogo(ctx: BusinessContext, sha256: string | null): Promise<LogoImage | null> {
  if (!sha256 || !/^[\da-f]{64}$/.test(sha256)) return null;
  const row = await ctx.db
    .selectFrom("logos")
    .select(["type", "width", "height", "bytes"])
    .where("business_id", "=", ctx.businessId)
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  return row ?? null;
}

export async function* allLogos(ctx: BusinessContext): AsyncGenerator<LogoImage & { sha256: string }> {
  for (const sha256 of await hashesOf(ctx)) {
    const logo = await findLogo(ctx, sha256);
    if (logo) yield { ...logo, sha256 };
  }
}

async function forgetUnused(ctx: BusinessContext, current: string | null): Promise<void> {
  for (const sha256 of await hashesOf(ctx)) {
    if (sha256 === current || (await isShown(ctx, sha256))) continue;
    await ctx.db
      .deleteFrom("logos")
      .where("business_id", "=", ctx.businessId)
      .where("sha256", "=", sha256)
      .execute();
  }
}

async function isShown(ctx: BusinessContext, sha256: string): Promise<boolean> {
  const { contains } = ctx.platform.database.dialect;
  const invoice = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where(({ ref }) => contains(ref("design"), sha256))
    .executeTakeFirst();
  if (invoice) return true;
  const offer = await ctx.db
    .selectFrom("offers")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where(({ ref }) => contains(ref("document"), sha256))
    .executeTakeFirst();
  return offer !== undefined;
}

async function hashesOf(ctx: BusinessContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("logos")
    .select("sha256")
    .where("business_id", "=", ctx.businessId)
    .orderBy("created_at")
    .orderBy("sha256")
    .execute();
  return rows.map(({ sha256 }) => sha256);
}
