import { holdBackOffer } from "#app/features/selling/offers/status/emailed-offer.server.ts";
import { lockPublicOffer } from "#app/features/selling/offers/status/lock-offer.server.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import type { AnsweredOffer, Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerPdfHash } from "#app/features/selling/offers/pdf/stored-offer-pdf.server.ts";
import { recordOfferHistory } from "#app/features/selling/offers/status/record-offer-history.server.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { queueAnswerEmails } from "./answer-emails.server.ts";

export interface OfferReply {
  offerId: string;
  revision: number;
  answer: OfferAnswer;
  /** The name as typed; for a refusal it may be empty. */
  name: string;
  remark: string;
  network: string;
  agent: string;
}

/**
 * The client's answer: the first one counts, and giving it again changes nothing. @returns false when it was given
 * before
 * @throws AppError `offer.not_found`, `offer.changed` for another revision, `offer.expired`, `offer.already_answered`
 */
export async function answerOffer(ctx: BusinessContext, reply: OfferReply): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const offer = await lockPublicOffer(ctx, reply.offerId);
    if (offer.revision !== reply.revision || offer.state === "draft") throw new AppError("offer.changed");
    if (offer.state === reply.answer) return false;
    if (offer.state !== "sent") throw new AppError("offer.already_answered");
    if (offer.status === "expired") throw new AppError("offer.expired");
    await recordAnswer(ctx, offer, { ...reply, by: "client" });
    await queueAnswerEmails(ctx, offer.id);
    return true;
  });
}

export async function recordAnswer(
  ctx: BusinessContext,
  offer: Offer,
  given: Pick<AnsweredOffer, "answer" | "by" | "name" | "remark" | "network" | "agent">,
): Promise<void> {
  const { answer, by, name, remark, network, agent } = given;
  const { id, revision, number } = offer;
  await savePaper(ctx, "offer", offer, {
    state: answer,
    answered_at: ctx.now.toISOString(),
    answered_by: by,
    answered_name: name,
    answered_remark: remark,
    answered_network: network,
    answered_agent: agent,
    answered_revision: revision,
    answered_sha256: await offerPdfHash(ctx, offer),
  });
  const event = `offer.${answer}`;
  await recordOfferHistory(ctx, { offerId: id, event, data: { number, by, client: name, remark } });
  await holdBackOffer(ctx, id);
}
