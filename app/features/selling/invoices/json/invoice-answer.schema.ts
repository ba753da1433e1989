import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  profileFields,
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { CURRENCIES } from "#app/swiss/money.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import {
  allocationAnswer,
  ledgerEntryAnswer,
  vatRowsAnswer,
} from "#app/features/books/ledger/payment-answer.schema.ts";
import { INVOICE_KINDS, INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";

/** What invoice-json.ts writes, for the API description; a test compares the two. */
const head = {
  _id: z.guid(),
  id: z.guid(),
  status: z.enum([...INVOICE_STATUSES, "issued", "withdrawn"]),
  currency: z.enum(CURRENCIES),
  total: z.number(),
};

export const sumsAnswer = {
  subtotal: z.number(),
  vat: vatRowsAnswer,
  discountTotal: z.number().optional(),
  rounding: z.number().optional(),
  vatTotal: z.number(),
  vatPercent: z.number(),
};

export const recipientAnswer = z
  .object({
    ...answersOf(recipientFields),
    address: z.object(answersOf(recipientAddressFields)).strict(),
  })
  .strict();

export const deliveryAnswer = z
  .object({
    state: z.enum(["queued", "sending", "sent", "outbox", "failed", "uncertain"]),
    recipient: z.string(),
    cc: z.string(),
    missed: z.array(z.string()),
    at: z.iso.datetime(),
    error: z.string().nullable(),
  })
  .strict()
  .nullable();

const { number, issueDate, dueDate } = invoiceFields;

export const invoiceSummaryAnswer = z
  .object({
    ...head,
    kind: z.enum(INVOICE_KINDS).optional(),
    ...answersOf({ number, issueDate, dueDate }),
    recipient: z.object({ name: z.string() }).strict(),
    amountDue: z.number(),
  })
  .strict();

export const invoiceAnswer = z
  .object({
    ...head,
    clientId: z.guid().nullable(),
    kind: z.enum(INVOICE_KINDS).optional(),
    corrects: z
      .object({
        id: z.guid(),
        invoiceNumber: z.string(),
        issueDate: z.iso.date(),
        isWhole: z.boolean(),
      })
      .strict()
      .optional(),
    reason: z.string().optional(),
    ...answersOf(invoiceFields),
    ...answersOf(contentFields),
    sender: z
      .object({
        ...answersOf(senderFields),
        ...answersOf(profileFields),
        address: z.object(answersOf(senderAddressFields)).strict(),
      })
      .strict(),
    recipient: recipientAnswer,
    items: z.array(z.object({ name: z.string(), ...answersOf(itemFields), total: z.number() }).strict()),
    deposit: z.object({ of: z.guid().nullable(), percent: z.number().nullable() }).strict().optional(),
    deductions: z
      .array(
        z
          .object({
            id: z.guid(),
            invoiceNumber: z.string(),
            issueDate: z.iso.date(),
            vat: vatRowsAnswer,
          })
          .strict(),
      )
      .optional(),
    ...sumsAnswer,
    ...answersOf(referenceFields),
    qrBill: z.object({ reference: z.string() }).strict(),
    qrBillOptions: z.object({ referenceType: z.string() }).strict(),
    ...answersOf(externalFields),
    paidOn: z.iso.date().nullable(),
    amountPaid: z.number(),
    amountDue: z.number(),
    allocations: z.array(allocationAnswer),
    ledger: z.array(ledgerEntryAnswer),
    delivery: deliveryAnswer,
    publicUrl: z.url().nullable(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
