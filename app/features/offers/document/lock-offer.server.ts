import { lockBusiness, lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import { findOffer, type Offer } from "#app/features/offers/offers.server.ts";
import type { OfferState } from "#app/features/offers/offer.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { OffersTable } from "#app/platform/database/schema/offers.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Updateable } from "kysely";

/** Changes follow one another until the transaction ends. @throws AppError `offer.not_found`, `session.required` */
export async function lockOffer(ctx: UserContext, id: string): Promise<Offer> {
  await lockOpenBusiness(ctx);
  return lockedOffer(ctx, id);
}

/** For somebody who has the link. @throws AppError `offer.not_found` */
export async function lockPublicOffer(ctx: BusinessContext, id: string): Promise<Offer> {
  const { isSealed } = await lockBusiness(ctx);
  if (isSealed) throw new AppError("offer.not_found");
  return lockedOffer(ctx, id);
}

async function lockedOffer(ctx: BusinessContext, id: string): Promise<Offer> {
  if (!isId(id)) throw new AppError("offer.not_found");
  const row = ctx.db
    .selectFrom("offers")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id);
  await ctx.platform.database.dialect.forUpdate(row).execute();
  return findOffer(ctx, id);
}

/** With the offer locked. */
export async function saveOffer(
  ctx: BusinessContext,
  offer: Pick<Offer, "id" | "version">,
  change: Updateable<OffersTable> & { state?: OfferState },
): Promise<void> {
  await ctx.db
    .updateTable("offers")
    .set({ ...change, version: offer.version + 1, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", offer.id)
    .where("version", "=", offer.version)
    .executeTakeFirstOrThrow();
}

/** Programs hear of it; the version, which open pages compare, stays. */
export async function touchOffer(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.db
    .updateTable("offers")
    .set({ updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

/** @throws AppError `offer.changed` when `seen` is not the latest */
export function requireOfferVersion({ version }: Pick<Offer, "version">, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new AppError("offer.changed");
}
