import { z } from "zod";
import { offerWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { confirmRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import { OFFER_ID, RECIPIENT_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { briefOfferJson, offerSentence, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { answerByHandSchema } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { answering, ensureOfferSent } from "#app/features/selling/offers/ensure-offer-status.server.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { OFFER_ANSWERS } from "#app/features/selling/offers/fields/offer.ts";
import { offerLetter } from "#app/features/selling/offers/sending/offer-email.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { requireOfferAction } from "#app/features/selling/offers/status/offer-actions.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { PaperLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { withAddressee } from "#app/features/selling/papers/sending/send-paper.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { AppError } from "#app/platform/errors.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { type ToolAnswer, toolOf } from "#app/platform/mcp/tool.server.ts";

const VERSION = "The version that you have seen; when the offer was changed since, the call is refused";

export const sendOfferTool = toolOf({
  name: "send_offer",
  title: "Send an offer by e-mail",
  description:
    "Sends an offer with its PDF to the client by e-mail, which cannot be taken back. Without confirm it sends " +
    "nothing and answers what would be sent to whom: show that to the user, and call again with confirm true and " +
    "the version it names once the user has said yes.",
  scope: scopeOf("offers", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: sendInvoiceSchema.extend({ offerId: idRule, confirm: confirmRule }),
  answer: answerOf("offer", "needsConfirmation", "email"),
  descriptions: {
    offerId: OFFER_ID,
    version: VERSION,
    language: "Language of e-mail and PDF of a draft: en, de, fr or it; the offer's own when left out",
    ...RECIPIENT_DESCRIPTIONS,
    subject: "Subject, when it is not the usual text",
    message: "Message, when it is not the usual text; at most 3000 characters",
    copyToMe: "true sends a copy to the account's owner",
    confirm: "true to send; only after the user has agreed to exactly this",
  },
  run: async (ctx, { offerId, confirm, ...asked }) => {
    const offer = await findOffer(ctx, offerId);
    const input = await withAddressee(ctx, offer, asked);
    const letter = offerLetter(offer, input);
    if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
    if (confirm && input.version !== undefined) {
      await sendOffer(ctx, offerId, input);
      const sent = await findOffer(ctx, offerId);
      return {
        text: `Queued for sending to ${quotedAddresses(letter)}: offer ${offerSentence(sent)}`,
        data: { offer: offerWithStep(ctx, sent) },
      };
    }
    requireSeen("offer", offer, input.version);
    const action = offer.status === "draft" ? "send" : "sendAgain";
    requireOfferAction(offer.status, action);
    return question(offer, letter);
  },
});

function question(offer: Offer, letter: PaperLetter): ToolAnswer {
  const { recipient, cc, subject, message, language } = letter;
  const to = quotedAddresses(letter);
  const earlier = offer.status === "draft" ? "" : " It was sent before; this sends it once more.";
  return {
    text:
      `Nothing has been sent yet. This would go to ${to}: offer ${offerSentence(offer)}${earlier} ` +
      `Ask the user, then call send_offer again with confirm true and version ${offer.version}.`,
    data: {
      needsConfirmation: true,
      offer: briefOfferJson(offer),
      email: { recipient, cc, subject, message, language },
    },
    isQuestion: true,
  };
}

export const markOfferSentTool = toolOf({
  name: "mark_offer_sent",
  title: "Mark an offer as sent",
  description: "For an offer that the user has handed over: the draft becomes final. Sends nothing.",
  scope: scopeOf("offers", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: z.object({ offerId: idRule, version: optionalVersion() }),
  answer: answerOf("offer"),
  descriptions: { offerId: OFFER_ID, version: VERSION },
  run: async (ctx, { offerId, version }) => {
    await ensureOfferSent(ctx, offerId, version);
    const offer = await findOffer(ctx, offerId);
    return { text: `Marked as sent: ${offerSentence(offer)}`, data: { offer: offerWithStep(ctx, offer) } };
  },
});

export const answerOfferTool = toolOf({
  name: "answer_offer",
  title: "Record a client's answer to an offer",
  description:
    "Records that the client has accepted or declined an offer by phone, by e-mail or on paper. Only when the user " +
    "says so. The same answer again changes nothing; another one is refused.",
  scope: scopeOf("offers", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: answerByHandSchema.extend({ offerId: idRule, answer: z.enum(OFFER_ANSWERS) }),
  answer: answerOf("offer"),
  descriptions: {
    offerId: OFFER_ID,
    answer: "What the client has said",
    name: "Who has answered; the offer's recipient when left out",
    remark: "What else was said, at most 1000 characters",
    version: VERSION,
  },
  run: async (ctx, { offerId, answer, ...input }) => {
    await answering(answer)(ctx, offerId, input);
    const offer = await findOffer(ctx, offerId);
    return { text: `Recorded: ${offerSentence(offer)}`, data: { offer: offerWithStep(ctx, offer) } };
  },
});
