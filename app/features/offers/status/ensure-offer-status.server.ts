import type { AnswerByHand } from "#app/features/offers/answering/answer-by-hand.schema.ts";
import { answerByHand } from "#app/features/offers/answering/answer-by-hand.server.ts";
import type { OfferAnswer } from "#app/features/offers/offer.ts";
import { findOffer } from "#app/features/offers/offers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { markOfferSent } from "./issue-offer.server.ts";

/** For programs, which repeat a call whose answer was lost: an offer that was sent stays as it is. */
export async function ensureOfferSent(ctx: UserContext, id: string, version?: number): Promise<void> {
  const isDone = async () => (await findOffer(ctx, id)).state !== "draft";
  if (await isDone()) return;
  try {
    await markOfferSent(ctx, id, version);
  } catch (error) {
    const wasOvertaken = error instanceof AppError && error.code === "offer.transition_not_allowed";
    if (!wasOvertaken || !(await isDone())) throw error;
  }
}

export function answering(answer: OfferAnswer) {
  return (ctx: UserContext, id: string, input: AnswerByHand) => answerByHand(ctx, id, answer, input);
}
