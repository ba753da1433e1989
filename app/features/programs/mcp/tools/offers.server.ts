import { z } from "zod";
import { invoiceWithStep, offerWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  ID_DESCRIPTIONS,
  INVOICE_DESCRIPTIONS,
  OFFER_ID,
  PAGE_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { idRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import { invoiceSentence, offerSentence } from "#app/features/programs/mcp/sentences.ts";
import { answerOf, PAGE_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { invoiceOfferSchema } from "#app/features/selling/offers/invoicing/invoice-offer.schema.ts";
import { readOfferFilters } from "#app/features/selling/offers/list/offer-filters.ts";
import { offerJsonPage } from "#app/features/money/next-step/json/offer-page.server.ts";
import { readOfferQuery } from "#app/features/selling/offers/list/offer-query.ts";
import { OFFER_STATUSES } from "#app/features/selling/offers/fields/offer.ts";
import { offerSchema } from "#app/features/selling/offers/document/offer.schema.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { optionalDay, optionalLine } from "#app/platform/forms/fields.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { NOT_OF_TOOLS, withClient } from "./of-client.server.ts";

export const findOffersTool = toolOf({
  name: "find_offers",
  title: "Find offers",
  description:
    "Finds offers (quotes) of this account by status, text, client and dates; all that are given must hold. " +
    "Answers a page of short entries with their ids, the newest first, and how many match in all.",
  scope: scopeOf("offers", "read"),
  schema: z.object({
    status: z.enum(OFFER_STATUSES).optional(),
    text: optionalLine({ max: 100 }),
    clientId: idRule.optional(),
    issuedFrom: optionalDay(),
    issuedTo: optionalDay(),
    limit: limitRule,
    starting_after: optionalLine({ max: 2000 }),
  }),
  answer: answerOf("offers", ...PAGE_FIELDS),
  descriptions: {
    status: "Only offers of this status; accepted ones are not yet invoiced as a whole",
    text: "Text in number, client, rows, terms or order number",
    clientId: ID_DESCRIPTIONS.clientId,
    issuedFrom: "Earliest date of the offer, YYYY-MM-DD",
    issuedTo: "Latest date of the offer, YYYY-MM-DD",
    ...PAGE_DESCRIPTIONS,
  },
  run: async (ctx, { text, clientId, issuedFrom, issuedTo, limit, status, starting_after: after }) => {
    const params = new URLSearchParams({
      q: text,
      client: clientId ?? "",
      issued_from: issuedFrom,
      issued_to: issuedTo,
      status: status ?? "",
      limit: String(limit),
    });
    const query = { ...readOfferQuery(params), filters: readOfferFilters(params), after };
    const data = await offerJsonPage(ctx, query, false);
    const more = data.has_more ? " There are more: call again with starting_after." : "";
    return { text: `${data.total} match; here are ${data.offers.length}.${more}`, data };
  },
});

export const getOfferTool = toolOf({
  name: "get_offer",
  title: "Read an offer",
  description:
    "Answers everything about one offer: rows, amounts, answer of the client, invoices made of it.",
  scope: scopeOf("offers", "read"),
  schema: z.object({ offerId: idRule }),
  answer: answerOf("offer"),
  descriptions: { offerId: OFFER_ID },
  run: async (ctx, { offerId }) => {
    const offer = await findOffer(ctx, offerId);
    return { text: offerSentence(offer), data: { offer: offerWithStep(ctx, offer) } };
  },
});

export const createOfferTool = toolOf({
  name: "create_offer",
  title: "Write an offer",
  description:
    "Creates an offer (quote) as a draft and sends nothing. Needs the rows, and either clientId or a recipient " +
    "with name, e-mail and address. Amounts are in CHF.",
  scope: scopeOf("offers", "write"),
  changes: {},
  schema: offerSchema,
  answer: answerOf("offer"),
  descriptions: {
    ...INVOICE_DESCRIPTIONS,
    offerNumber: "Only to set a number by hand; the next one is given when left out",
    issueDate: "Date of the offer, YYYY-MM-DD; today when left out",
    validUntil: "Last day on which it is valid, YYYY-MM-DD; 30 days after its date when left out",
    terms: "Terms below the total, at most 2000 characters",
    discount: "Discount on the whole offer: either percent or amount",
  },
  without: [...NOT_OF_TOOLS, "version"],
  optional: ["recipient"],
  complete: withClient,
  run: async (ctx, input) => {
    const offer = await findOffer(ctx, await createOffer(ctx, input));
    return {
      text: `Created the draft ${offerSentence(offer)} Nothing was sent.`,
      data: { offer: offerWithStep(ctx, offer) },
    };
  },
});

export const invoiceOfferTool = toolOf({
  name: "invoice_offer",
  title: "Make an invoice of an offer",
  description:
    "Makes a draft invoice of an accepted offer and sends nothing: whole (all of it), part (so many percent) or " +
    "final (the rest, with the parts deducted). Asking again for whole or final answers the invoice that there is.",
  scope: scopeOf("offers", "write"),
  changes: {},
  schema: z.intersection(z.object({ offerId: idRule }), invoiceOfferSchema),
  answer: answerOf("invoice"),
  descriptions: {
    offerId: OFFER_ID,
    kind: "whole when left out",
    percent: "Of a part: above 0 and below 100, such as 30",
    version: "The version that you have seen; when the offer was changed since, the call is refused",
  },
  run: async (ctx, { offerId, ...input }) => {
    const invoice = await findInvoice(ctx, await invoiceOffer(ctx, offerId, input));
    return {
      text: `Made the draft invoice ${invoiceSentence(invoice)} Nothing was sent.`,
      data: { invoice: await invoiceWithStep(ctx, invoice) },
    };
  },
});
