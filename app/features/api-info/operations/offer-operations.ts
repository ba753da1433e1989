import { OFFER_EXAMPLE } from "#app/features/api-info/examples.ts";
import { sendInvoiceSchema } from "#app/features/papers/sending/send-paper.schema.ts";
import { answerByHandSchema } from "#app/features/offers/answering/answer-by-hand.schema.ts";
import { invoiceOfferSchema } from "#app/features/offers/invoicing/invoice-offer.schema.ts";
import { OFFER_SORTS } from "#app/features/offers/list/offer-query.ts";
import { OFFER_STATUSES } from "#app/features/offers/fields/offer.ts";
import { offerSchema } from "#app/features/offers/document/offer.schema.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { BODY, CHANGE, LIST, expandable, operationsOf } from "./operation.ts";

const SORTS = OFFER_SORTS.flatMap((sort) => [sort, `-${sort}`]);

const body = { schema: offerSchema, example: OFFER_EXAMPLE };

export const OFFER_OPERATIONS = operationsOf({
  listOffers: {
    call: "GET /offers",
    summary: "List offers",
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
    answers: { 200: "OfferList" },
    refusals: [422],
  },
  createOffer: {
    call: "POST /offers",
    summary: "Create a draft of an offer",
    body,
    optional: ["recipient"],
    answers: { 201: "Offer" },
    refusals: [...BODY, 409],
  },
  readOffer: {
    call: "GET /offers/{id}",
    summary: "Read an offer",
    query: expandable("client"),
    answers: { 200: "Offer" },
    refusals: [404, 422],
  },
  updateOffer: {
    call: "PUT /offers/{id}",
    summary: "Replace an offer",
    body,
    optional: ["recipient"],
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  patchOffer: {
    call: "PATCH /offers/{id}",
    summary: "Change some fields of an offer",
    body: { schema: offerSchema, example: { validUntil: "2027-03-31", notes: null } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  deleteOffer: {
    call: "DELETE /offers/{id}",
    summary: "Delete a draft of an offer",
    answers: { 200: "Deleted" },
    refusals: CHANGE,
  },
  duplicateOffer: {
    call: "POST /offers/{id}/duplicate",
    summary: "Create a draft of an offer with the same content",
    answers: { 201: "Offer" },
    refusals: [404, 409],
  },
  downloadOffer: {
    call: "GET /offers/{id}/pdf",
    summary: "Download the PDF of an offer",
    query: { language: LOCALES },
    answers: { 200: "Pdf" },
    refusals: [404, 422],
  },
  sendOffer: {
    call: "POST /offers/{id}/send",
    summary: "Send an offer by e-mail",
    body: { schema: sendInvoiceSchema, example: { language: "de" } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  markOfferSent: {
    call: "POST /offers/{id}/mark-sent",
    summary: "Make the link of an offer that you pass on yourself",
    answers: { 200: "Offer" },
    refusals: [400, 413, 422, ...CHANGE],
  },
  acceptOffer: {
    call: "POST /offers/{id}/accept",
    summary: "Record that the client has accepted",
    body: { schema: answerByHandSchema, example: { name: "Šárka Ğül", remark: "By phone" } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  declineOffer: {
    call: "POST /offers/{id}/decline",
    summary: "Record that the client has declined",
    body: { schema: answerByHandSchema, example: { remark: "Too late" } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  invoiceOffer: {
    call: "POST /offers/{id}/invoice",
    summary: "Make an invoice of an accepted offer, of a part of it, or of the rest",
    body: { schema: invoiceOfferSchema, example: { kind: "part", percent: 30 } },
    answers: { 201: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
});
