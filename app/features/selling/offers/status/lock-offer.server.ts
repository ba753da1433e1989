import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { type OfferAction, requireOfferAction } from "#app/features/selling/offers/status/offer-actions.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { lockPaper, lockRow } from "#app/features/selling/papers/paper-rows.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";

/** Changes follow one another until the transaction ends. @throws AppError `offer.not_found`, `session.required` */
export async function lockOffer(ctx: UserContext, id: string): Promise<Offer> {
  await lockPaper(ctx, "offer", id);
  return findOffer(ctx, id);
}

/** Locked, and still as it was seen. @throws AppError as `lockOffer`, `requireSeen`, `requireOfferAction` */
export function changeOffer<T>(
  ctx: UserContext,
  id: string,
  { action, version }: { action: OfferAction; version: number | undefined },
  change: (ctx: UserContext, offer: Offer) => Promise<T>,
): Promise<T> {
  return ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    requireSeen("offer", offer, version);
    requireOfferAction(offer.status, action);
    return change(ctx, offer);
  });
}

/** For somebody who has the link. @throws AppError `offer.not_found` */
export async function lockPublicOffer(ctx: BusinessContext, id: string): Promise<Offer> {
  const { isSealed } = await lockBusiness(ctx);
  if (isSealed || !isId(id)) throw new AppError("offer.not_found");
  await lockRow(ctx, "offer", id);
  return findOffer(ctx, id);
}
