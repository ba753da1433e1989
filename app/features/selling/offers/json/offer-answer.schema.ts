import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  profileFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  deliveryAnswer,
  recipientAnswer,
  sumsAnswer,
} from "#app/features/selling/invoices/json/invoice-answer.schema.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { OFFER_INVOICE_KINDS, OFFER_STATUSES } from "#app/features/selling/offers/fields/offer.ts";

/** What offer-json.ts writes, for the API description; a test compares the two. */
const offerHead = {
  id: z.guid(),
  status: z.enum(OFFER_STATUSES),
  currency: z.literal("CHF"),
  total: z.number(),
};

const { number, issueDate, validUntil } = offerFields;
const { name } = senderFields;

export const offerSummaryAnswer = z
  .object({
    ...offerHead,
    ...answersOf({ number, issueDate, validUntil }),
    recipient: z.object({ name: z.string() }).strict(),
  })
  .strict();

const instantOrNull = z.iso.datetime().nullable();

export const offerAnswer = z
  .object({
    ...offerHead,
    clientId: z.guid().nullable(),
    revision: z.number().int(),
    ...answersOf(offerFields),
    ...answersOf(offerContentFields),
    sender: z
      .object({
        ...answersOf({ name }),
        ...answersOf(profileFields),
        address: z.object(answersOf(senderAddressFields)).strict(),
      })
      .strict(),
    recipient: recipientAnswer,
    items: z.array(z.object({ ...answersOf(itemFields), total: z.number() }).strict()),
    ...sumsAnswer,
    ...answersOf(externalFields),
    publicUrl: z.url().nullable(),
    acceptedAt: instantOrNull,
    acceptedBy: z.string().nullable(),
    declinedAt: instantOrNull,
    declinedBy: z.string().nullable(),
    answerRemark: z.string().nullable(),
    invoices: z.array(
      z
        .object({
          id: z.guid(),
          invoiceNumber: z.string(),
          kind: z.enum(OFFER_INVOICE_KINDS),
          percent: z.number().nullable(),
        })
        .strict(),
    ),
    delivery: deliveryAnswer,
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
