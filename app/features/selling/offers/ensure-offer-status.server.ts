import type { AnswerByHand } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { unlessDone } from "#app/features/selling/papers/issue-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";

export function ensureOfferSent(ctx: UserContext, id: string, version?: number): Promise<void> {
  const isDone = async () => (await findOffer(ctx, id)).state !== "draft";
  return unlessDone("offer", isDone, () => markOfferSent(ctx, id, version));
}

export function answering(answer: OfferAnswer) {
  return (ctx: UserContext, id: string, input: AnswerByHand) => answerByHand(ctx, id, answer, input);
}
