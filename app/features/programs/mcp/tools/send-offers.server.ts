import { z } from "zod";
import { offerWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { confirmationRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import {
  ASKS_FIRST,
  CONFIRMATION,
  OFFER_ID,
  RECIPIENT_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import {
  briefOfferSentence,
  copyOf,
  offerSentence,
  quoted,
  quotedAddresses,
} from "#app/features/programs/mcp/sentences.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import {
  answeringOffer,
  issuingOffer,
  sendingOffer,
} from "#app/features/programs/previews/offer-acts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { answerByHandSchema } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { answering, ensureOfferSent } from "#app/features/selling/offers/ensure-offer-status.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { OFFER_ANSWERS } from "#app/features/selling/offers/fields/offer.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { type ToolAnswer, toolOf } from "#app/platform/mcp/tool.server.ts";

const VERSION = "The version that you have seen; when the offer was changed since, the call is refused";

export const sendOfferTool = toolOf({
  name: "send_offer",
  title: "Send an offer by e-mail",
  description:
    "Sends an offer with its PDF to the client by e-mail, which cannot be taken back." + ASKS_FIRST,
  scope: scopeOf("offers", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: sendInvoiceSchema.extend({ offerId: idRule, confirmation: confirmationRule }),
  answer: answerOf("offer", "email", ...QUESTION_FIELDS),
  descriptions: {
    offerId: OFFER_ID,
    version: VERSION,
    language: "Language of e-mail and PDF of a draft: en, de, fr or it; the offer's own when left out",
    ...RECIPIENT_DESCRIPTIONS,
    subject: "Subject, when it is not the usual text",
    message: "Message, when it is not the usual text; at most 3000 characters",
    copyToMe: "true sends a copy to the account's owner",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { offerId, confirmation, ...asked }) =>
    askingFirst(ctx, {
      act: sendingOffer(offerId, asked),
      tool: "send_offer",
      confirmation,
      say: ({ offer, email }) =>
        `Offer ${briefOfferSentence(offer)} would go to ${quotedAddresses(email)}${copyOf(email)}.` +
        (offer.status === "draft" ? "" : " It was sent before; this sends it once more."),
      run: async (ctx, { offer: { version }, email }) => {
        await sendOffer(ctx, offerId, { ...email, version });
        return told(ctx, offerId, `Queued for sending to ${quotedAddresses(email)}: offer`);
      },
    }),
});

export const markOfferSentTool = toolOf({
  name: "mark_offer_sent",
  title: "Mark an offer as sent",
  description:
    "For an offer that the user has handed over: the draft becomes final. Sends nothing." + ASKS_FIRST,
  scope: scopeOf("offers", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: z.object({ offerId: idRule, version: optionalVersion(), confirmation: confirmationRule }),
  answer: answerOf("offer", "becomes", ...QUESTION_FIELDS),
  descriptions: { offerId: OFFER_ID, version: VERSION, confirmation: CONFIRMATION },
  run: async (ctx, { offerId, version, confirmation }) => {
    const { state } = await findOffer(ctx, offerId);
    if (state !== "draft" && !confirmation) return told(ctx, offerId, "Marked as sent:");
    return askingFirst(ctx, {
      act: issuingOffer({ id: offerId, version }),
      tool: "mark_offer_sent",
      confirmation,
      say: ({ offer }) => `Offer ${briefOfferSentence(offer)} would be final.`,
      run: async (ctx, { offer }) => {
        await ensureOfferSent(ctx, offerId, offer.version);
        return told(ctx, offerId, "Marked as sent:");
      },
    });
  },
});

export const answerOfferTool = toolOf({
  name: "answer_offer",
  title: "Record a client's answer to an offer",
  description:
    "Records that the client has accepted or declined an offer by phone, by e-mail or on paper. Only when the user " +
    "says so. The same answer again changes nothing; another one is refused." +
    ASKS_FIRST,
  scope: scopeOf("offers", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: answerByHandSchema.extend({
    offerId: idRule,
    answer: z.enum(OFFER_ANSWERS),
    confirmation: confirmationRule,
  }),
  answer: answerOf("offer", "becomes", "answer", ...QUESTION_FIELDS),
  descriptions: {
    offerId: OFFER_ID,
    answer: "What the client has said",
    name: "Who has answered; the offer's recipient when left out",
    remark: "What else was said, at most 1000 characters",
    version: VERSION,
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { offerId, answer, confirmation, ...input }) => {
    if ((await findOffer(ctx, offerId)).state === answer && !confirmation)
      return told(ctx, offerId, "Recorded:");
    return askingFirst(ctx, {
      act: answeringOffer(offerId, answer, input),
      tool: "answer_offer",
      confirmation,
      say: ({ offer, answer: { name } }) =>
        `Offer ${briefOfferSentence(offer)} would be ${answer}, as ${quoted(name)} has said.`,
      run: async (ctx, { offer: { version } }) => {
        await answering(answer)(ctx, offerId, { ...input, version });
        return told(ctx, offerId, "Recorded:");
      },
    });
  },
});

async function told(ctx: UserContext, offerId: string, done: string): Promise<ToolAnswer> {
  const offer = await findOffer(ctx, offerId);
  return { text: `${done} ${offerSentence(offer)}`, data: { offer: offerWithStep(ctx, offer) } };
}
