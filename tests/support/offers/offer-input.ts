import { type OfferInput, offerSchema } from "#app/features/selling/offers/document/offer.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { INVOICE } from "../invoices/invoice-input.ts";

export const OFFER = {
  issueDate: "2026-11-21",
  validUntil: "2026-12-21",
  terms: "Lieferung innert zwei Wochen.",
  recipient: INVOICE.recipient,
  items: INVOICE.items,
};

export function offerInput(overrides: Record<string, unknown> = {}): OfferInput {
  return offerSchema.parse({ ...OFFER, ...overrides });
}

/** @returns its id */
export async function sentOffer(ctx: UserContext, overrides: Record<string, unknown> = {}): Promise<string> {
  const id = await createOffer(ctx, offerInput(overrides));
  await markOfferSent(ctx, id);
  return id;
}

export async function acceptedOffer(
  ctx: UserContext,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const id = await sentOffer(ctx, overrides);
  await answerByHand(ctx, id, "accepted", { name: "", remark: "", version: undefined });
  return id;
}
