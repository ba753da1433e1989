import { OFFER_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { answerByHandSchema } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { invoiceOfferSchema } from "#app/features/selling/offers/invoicing/invoice-offer.schema.ts";
import { OFFER_SORTS } from "#app/features/selling/offers/list/offer-query.ts";
import { OFFER_STATUSES } from "#app/features/selling/offers/fields/offer.ts";
import { offerSchema } from "#app/features/selling/offers/document/offer.schema.ts";
import { PRINT_KINDS } from "#app/features/selling/papers/print-kind.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { call, create, expandable, LIST, operationsOf } from "./operation.ts";

const SORTS = OFFER_SORTS.flatMap((sort) => [sort, `-${sort}`]);

const body = { schema: offerSchema, example: OFFER_EXAMPLE };

export const OFFER_OPERATIONS = [
  ...operationsOf({ module: "offers", scope: "offers", needs: ["see", "draft", "act"] })({
    listOffers: call("GET /offers", "OfferList", {
      summary: "List offers",
      text: "Whole offers, as GET of a single one answers them.",
      query: {
        ...LIST,
        status: { severalOf: OFFER_STATUSES },
        client: "id",
        q: "search",
        sort: SORTS,
        issued_from: "day",
        issued_to: "day",
        valid_from: "day",
        valid_to: "day",
        updated_since: "instant",
        number: "text",
        externalId: "text",
        amount_min: "amount",
        amount_max: "amount",
        ...expandable("client"),
      },
    }),
    createOffer: create("POST /offers", "Offer", {
      summary: "Create a draft of an offer",
      text:
        "`recipient` or `clientId`, and `items` are needed; all else follows from profile and client. " +
        "Offers count for no limit and are part of every plan.",
      body,
      optional: ["recipient"],
    }),
    readOffer: call("GET /offers/{id}", "Offer", {
      summary: "Read an offer",
      text: "With its link, the answer and the invoices made of it.",
      query: expandable("client"),
    }),
    updateOffer: call("PUT /offers/{id}", "Offer", {
      summary: "Replace an offer",
      text:
        "Everything is replaced: what is left out goes back to its default. What was sent becomes a draft " +
        "of the next `revision`, and its link ends. An accepted offer is 409 `offer.locked`.",
      body,
      optional: ["recipient"],
    }),
    patchOffer: call("PATCH /offers/{id}", "Offer", {
      summary: "Change some fields of an offer",
      text:
        "A merge patch (RFC 7396): fields that are not sent stay, null clears. `items` is replaced as a " +
        "whole. What was sent becomes a draft of the next `revision`, and its link ends; `externalId` and " +
        "`metadata` alone change nothing else, in any status.",
      body: { schema: offerSchema, example: { validUntil: "2027-03-31", notes: null } },
    }),
    deleteOffer: call("DELETE /offers/{id}", "Deleted", {
      summary: "Delete a draft of an offer",
      text: "Only a draft; everything else is 409.",
      refusals: [404, 409, 412],
    }),
    duplicateOffer: create("POST /offers/{id}/duplicate", "Offer", {
      summary: "Create a draft of an offer with the same content",
      text: "Of today, with the next number, and the sender as the profile is now.",
    }),
    downloadOffer: call("GET /offers/{id}/pdf", "Pdf", {
      summary: "Download the PDF of an offer",
      text:
        "Without a payment part. An offer that was sent has its stored PDF; another language makes a copy " +
        "in that language. `kind` draws an order confirmation (of an accepted offer, else 409) or a delivery " +
        "note of it, which has no prices.",
      query: { language: LOCALES, kind: PRINT_KINDS },
      refusals: [404, 409],
    }),
  }),
  ...operationsOf({ module: "offers", scope: "offers", needs: "act" })({
    sendOffer: call("POST /offers/{id}/send", "Offer", {
      summary: "Send an offer by e-mail",
      text:
        "E-mails the PDF and the link to the offer's page; the e-mail leaves a moment later, and " +
        "`delivery` says how it fared. A draft becomes `sent`. What is answered, changed or withdrawn " +
        "before the e-mail leaves is held back. Needs Pro and a confirmed e-mail address; at most 100 an " +
        "hour and account, invoices included. Sends `offer.send_failed` when it cannot be delivered.",
      body: { schema: sendInvoiceSchema, example: { language: "de" } },
      refusals: [404, 409, 412],
    }),
    markOfferSent: call("POST /offers/{id}/mark-sent", "Offer", {
      summary: "Make the link of an offer that you pass on yourself",
      text:
        "Stores the PDF and makes `publicUrl`, for offers that you hand over or whose link you pass on " +
        "yourself. May be repeated: an offer that was sent is answered as it is.",
      refusals: [404, 409, 412],
    }),
    acceptOffer: call("POST /offers/{id}/accept", "Offer", {
      summary: "Record that the client has accepted",
      text:
        "For what was said by phone, by e-mail or on paper, also after the last day. May be repeated: an " +
        "accepted offer is answered as it is. Sends `offer.accepted`.",
      body: { schema: answerByHandSchema, example: { name: "Šárka Ğül", remark: "By phone" } },
      refusals: [404, 409, 412],
    }),
    declineOffer: call("POST /offers/{id}/decline", "Offer", {
      summary: "Record that the client has declined",
      text:
        "For what was said by phone, by e-mail or on paper, also after the last day. May be repeated: a " +
        "declined offer is answered as it is. Sends `offer.declined`.",
      body: { schema: answerByHandSchema, example: { remark: "Too late" } },
      refusals: [404, 409, 412],
    }),
    invoiceOffer: create("POST /offers/{id}/invoice", "Invoice", {
      summary: "Make an invoice of an accepted offer, of a part of it, or of the rest",
      text:
        "Answers the draft. `whole` has all rows; asked for again, it is the same invoice. `part` has one " +
        "row for each VAT rate; all parts stay below 100 percent. `final` has all rows and deducts the " +
        "parts, which must be issued (409 `offer.part_is_draft`): together they are the offer, to the " +
        "Rappen. Counts as an invoice. Sends `invoice.created`.",
      body: { schema: invoiceOfferSchema, example: { kind: "part", percent: 30 } },
      refusals: [404, 409, 412],
    }),
  }),
];
