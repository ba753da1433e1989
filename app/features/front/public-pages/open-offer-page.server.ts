import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { idInToken, type PublicDocument } from "#app/platform/auth/public-token.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { publicPageLimits } from "./limits.ts";
import { requireRightToken } from "./require-right-token.server.ts";

export interface OpenedOffer {
  ctx: BusinessContext;
  offer: Offer;
  document: PublicDocument;
  owners: string[];
}

/** @throws AppError as `openInvoicePage` */
export async function openOfferPage(ctx: Context, token: string): Promise<OpenedOffer> {
  await countAttempt(ctx, publicPageLimits.openPublicPage, ctx.clientNetwork);
  const row = await findLinkedOffer(ctx, idInToken(token) ?? "");
  const named = row && { businessId: row.business_id, id: row.id, version: row.public_version };
  const document = requireRightToken(ctx, token, named && { kind: "offer", ...named });
  const own = withBusiness(ctx, document.businessId, clockOf(document.businessId, row?.clock_days ?? 0));
  const offer = await findOffer(own, document.id);
  return { ctx: own, document, offer, owners: [document.businessId, row?.sandbox_of ?? ""] };
}

function findLinkedOffer(ctx: Context, id: string) {
  return ctx.db
    .selectFrom("offers")
    .innerJoin("businesses", "businesses.id", "offers.business_id")
    .select(["offers.id", "offers.business_id", "offers.public_version"])
    .select(["businesses.sandbox_of", "businesses.clock_days"])
    .where("offers.id", "=", id)
    .where("offers.state", "!=", "draft")
    .where("offers.public_version", ">", 0)
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .executeTakeFirst();
}
