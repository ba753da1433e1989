import type { UserContext } from "#app/platform/context.server.ts";
import { offerJson } from "./offer-json.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";

/** As every call answers it. @throws AppError `offer.not_found` */
export async function readOfferJson(ctx: UserContext, id: string) {
  return offerJson(await findOffer(ctx, id));
}
