import { z } from "zod";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { INVOICE_STATUSES } from "./invoice.ts";

/** What invoice-json.ts writes, for the description of the API; a test holds the two against each other. */
const address = z
  .object({
    street: z.string(),
    buildingNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  })
  .strict();

const head = {
  _id: z.string().uuid(),
  id: z.string().uuid(),
  invoiceNumber: z.string(),
  status: z.enum(INVOICE_STATUSES),
  currency: z.literal("CHF"),
  issueDate: z.string().date(),
  dueDate: z.string().date(),
  total: z.number(),
};

export const invoiceSummaryAnswer = z
  .object({ ...head, recipient: z.object({ name: z.string() }).strict() })
  .strict();

export const invoiceAnswer = z
  .object({
    ...head,
    clientId: z.string().uuid().nullable(),
    language: z.enum(LOCALES),
    subject: z.string(),
    serviceFrom: z.string().date().nullable(),
    serviceTo: z.string().date().nullable(),
    sender: z
      .object({
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        vatNumber: z.string(),
        iban: z.string(),
        address,
      })
      .strict(),
    recipient: z
      .object({ name: z.string(), contact: z.string(), email: z.string(), phone: z.string(), address })
      .strict(),
    items: z.array(
      z
        .object({
          name: z.string(),
          description: z.string(),
          quantity: z.number(),
          unit: z.string(),
          unitPrice: z.number(),
          vatRate: z.number(),
          total: z.number(),
        })
        .strict(),
    ),
    subtotal: z.number(),
    vat: z.array(z.object({ rate: z.number(), net: z.number(), amount: z.number() }).strict()),
    vatTotal: z.number(),
    vatPercent: z.number(),
    notes: z.string(),
    paymentReferenceType: z.enum(["QRR", "SCOR", "NON"]),
    paymentReference: z.string(),
    qrBill: z.object({ reference: z.string() }).strict(),
    qrBillOptions: z.object({ referenceType: z.string() }).strict(),
    paidOn: z.string().date().nullable(),
    delivery: z
      .object({
        state: z.enum(["queued", "sending", "sent", "outbox", "failed", "uncertain"]),
        recipient: z.string(),
        at: z.string().datetime(),
        error: z.string().nullable(),
      })
      .strict()
      .nullable(),
    version: z.number().int(),
    createdAt: z.string().datetime(),
    updatedAt: z.string().datetime(),
  })
  .strict();
