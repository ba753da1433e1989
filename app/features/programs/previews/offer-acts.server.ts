import type { Act } from "#app/features/people/confirming/confirmation.server.ts";
import { briefOfferJson } from "#app/features/programs/previews/brief-papers.ts";
import type { AnswerByHand } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import { offerLetter } from "#app/features/selling/offers/sending/offer-email.server.ts";
import { type OfferAction, requireOfferAction } from "#app/features/selling/offers/status/offer-actions.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { WantedLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { withAddressee } from "#app/features/selling/papers/sending/send-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

interface Wish {
  id: string;
  version?: number | undefined;
}

function offerAct<Shown extends object>(
  name: OfferAction,
  { id, version }: Wish,
  more: (ctx: UserContext, offer: Offer) => Promise<Shown>,
): Act<{ offer: ReturnType<typeof briefOfferJson> } & Shown> {
  return {
    name: `offer.${name}`,
    id,
    show: async (ctx) => {
      const offer = await findOffer(ctx, id);
      requireSeen("offer", offer, version);
      requireOfferAction(offer.status, name === "send" && offer.status !== "draft" ? "sendAgain" : name);
      return { offer: briefOfferJson(offer), ...(await more(ctx, offer)) };
    },
  };
}

export function sendingOffer(id: string, asked: WantedLetter) {
  return offerAct("send", { id, version: asked.version }, async (ctx, offer) => {
    const input = await withAddressee(ctx, offer, asked);
    if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
    return { email: offerLetter(offer, input) };
  });
}

export function issuingOffer(wish: Wish) {
  return offerAct("markSent", wish, async () => ({ becomes: "sent" }));
}

export function answeringOffer(id: string, answer: OfferAnswer, { version, name, remark }: AnswerByHand) {
  return offerAct("answer", { id, version }, async (_ctx, { recipient }) => ({
    becomes: answer,
    answer: { name: name || recipient.name, remark },
  }));
}

export function deletingOffer(wish: Wish) {
  return offerAct("delete", wish, async () => ({}));
}
