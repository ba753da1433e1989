import { answerOffer } from "#app/features/selling/offers/answering/answer-offer.server.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { shortenedNetwork } from "#app/platform/http/client-network.ts";
import { openOfferAt } from "./open-paper.server.ts";
import type { PaperPlace } from "./paper-links.ts";

const LONGEST_AGENT = 300;

interface Said {
  answer: OfferAnswer;
  /** Empty: whom the offer was written to. */
  name: string;
  remark: string;
  agent: string;
}

/** Answers the revision that the link opens. @returns its language @throws AppError as `openOfferAt`, `answerOffer` */
export async function answerOfferPage(visitor: Context, place: PaperPlace, said: Said): Promise<Locale> {
  const { ctx, offer } = await openOfferAt(visitor, place);
  const { id, revision, recipient } = offer;
  await answerOffer(ctx, {
    offerId: id,
    revision,
    answer: said.answer,
    remark: said.remark,
    name: said.name || recipient.contact || recipient.name,
    network: shortenedNetwork(ctx.clientNetwork),
    agent: said.agent.slice(0, LONGEST_AGENT),
  });
  return offer.language;
}
