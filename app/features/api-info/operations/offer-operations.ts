import { OFFER_EXAMPLE } from "#app/features/api-info/examples.ts";
import { sendInvoiceSchema } from "#app/features/papers/sending/send-paper.schema.ts";
import { answerByHandSchema } from "#app/features/offers/answering/answer-by-hand.schema.ts";
import { invoiceOfferSchema } from "#app/features/offers/invoicing/invoice-offer.schema.ts";
import { OFFER_SORTS } from "#app/features/offers/list/offer-query.ts";
import { OFFER_STATUSES } from "#app/features/offers/fields/offer.ts";
import { offerSchema } from "#app/features/offers/document/offer.schema.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { BODY, CHANGE, LIST, expandable, type Operation } from "./operation.ts";

const SORTS = OFFER_SORTS.flatMap((sort) => [sort, `-${sort}`]);

const body = { schema: offerSchema, example: OFFER_EXAMPLE };

export const OFFER_OPERATIONS: Operation[] = [
  {
    id: "listOffers",
    method: "get",
    path: "/offers",
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
  {
    id: "createOffer",
    method: "post",
    path: "/offers",
    summary: "Create a draft of an offer",
    body,
    optional: ["recipient"],
    answers: { 201: "Offer" },
    refusals: [...BODY, 409],
  },
  {
    id: "readOffer",
    method: "get",
    path: "/offers/{id}",
    summary: "Read an offer",
    query: expandable("client"),
    answers: { 200: "Offer" },
    refusals: [404, 422],
  },
  {
    id: "updateOffer",
    method: "put",
    path: "/offers/{id}",
    summary: "Replace an offer",
    body,
    optional: ["recipient"],
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "patchOffer",
    method: "patch",
    path: "/offers/{id}",
    summary: "Change some fields of an offer",
    body: { schema: offerSchema, example: { validUntil: "2027-03-31", notes: null } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "deleteOffer",
    method: "delete",
    path: "/offers/{id}",
    summary: "Delete a draft of an offer",
    answers: { 200: "Deleted" },
    refusals: CHANGE,
  },
  {
    id: "duplicateOffer",
    method: "post",
    path: "/offers/{id}/duplicate",
    summary: "Create a draft of an offer with the same content",
    answers: { 201: "Offer" },
    refusals: [404, 409],
  },
  {
    id: "downloadOffer",
    method: "get",
    path: "/offers/{id}/pdf",
    summary: "Download the PDF of an offer",
    query: { language: LOCALES },
    answers: { 200: "Pdf" },
    refusals: [404, 422],
  },
  {
    id: "sendOffer",
    method: "post",
    path: "/offers/{id}/send",
    summary: "Send an offer by e-mail",
    body: { schema: sendInvoiceSchema, example: { language: "de" } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "markOfferSent",
    method: "post",
    path: "/offers/{id}/mark-sent",
    summary: "Make the link of an offer that you pass on yourself",
    answers: { 200: "Offer" },
    refusals: [400, 413, 422, ...CHANGE],
  },
  {
    id: "acceptOffer",
    method: "post",
    path: "/offers/{id}/accept",
    summary: "Record that the client has accepted",
    body: { schema: answerByHandSchema, example: { name: "Šárka Ğül", remark: "By phone" } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "declineOffer",
    method: "post",
    path: "/offers/{id}/decline",
    summary: "Record that the client has declined",
    body: { schema: answerByHandSchema, example: { remark: "Too late" } },
    answers: { 200: "Offer" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "invoiceOffer",
    method: "post",
    path: "/offers/{id}/invoice",
    summary: "Make an invoice of an accepted offer, of a part of it, or of the rest",
    body: { schema: invoiceOfferSchema, example: { kind: "part", percent: 30 } },
    answers: { 201: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
];
