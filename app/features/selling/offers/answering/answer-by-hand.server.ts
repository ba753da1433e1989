import { lockOffer } from "#app/features/selling/offers/status/lock-offer.server.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import { requireOfferAction } from "#app/features/selling/offers/status/offer-actions.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { AnswerByHand } from "./answer-by-hand.schema.ts";
import { recordAnswer } from "./answer-offer.server.ts";

/** Also after the last day; the same answer again changes nothing. @throws AppError as `withdrawOffer` */
export async function answerByHand(
  ctx: UserContext,
  id: string,
  answer: OfferAnswer,
  { name, remark, version }: AnswerByHand,
): Promise<void> {
  if ((await findOffer(ctx, id)).state === answer) return;
  await ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    if (offer.state === answer) return;
    requireSeen("offer", offer, version);
    if (offer.answered) throw new AppError("offer.already_answered");
    requireOfferAction(offer.status, "answer");
    const said = name || offer.recipient.contact || offer.recipient.name;
    await recordAnswer(ctx, offer, { answer, by: "owner", name: said, remark, network: "", agent: "" });
  });
}
