import { z } from "zod";
import { CURRENCIES } from "#app/swiss/money.ts";
import { SETTLEMENT_KINDS } from "./ledger.ts";
import { ALLOCATION_KINDS, PAYMENT_SOURCES, PAYMENT_STATES, STATES_OF_CREDIT } from "./payment.ts";

export const vatRowsAnswer = z.array(
  z.object({ rate: z.number(), net: z.number(), amount: z.number() }).strict(),
);

/** What payment-json.ts writes, for the API description; a test compares the two. */
export const allocationAnswer = z
  .object({
    id: z.guid(),
    invoiceId: z.guid(),
    paymentId: z.guid().nullable(),
    kind: z.enum(ALLOCATION_KINDS),
    amount: z.number(),
    settledOn: z.iso.date(),
    note: z.string().optional(),
    vat: vatRowsAnswer.optional(),
    takesBack: z.guid().optional(),
  })
  .strict();

export const ledgerEntryAnswer = z
  .object({
    day: z.iso.date(),
    type: z.enum(["charge", "settlement"]),
    kind: z.enum(["invoice", ...SETTLEMENT_KINDS]),
    amount: z.number(),
    balance: z.number(),
    paymentId: z.guid().optional(),
    reminderId: z.guid().optional(),
    vat: vatRowsAnswer.optional(),
  })
  .strict();

export const paymentAnswer = z
  .object({
    id: z.guid(),
    state: z.enum([...PAYMENT_STATES, ...STATES_OF_CREDIT]),
    amount: z.number(),
    currency: z.enum(CURRENCIES),
    paidOn: z.iso.date(),
    source: z.enum([...PAYMENT_SOURCES, "credit_note"]),
    note: z.string(),
    clientId: z.guid().nullable(),
    payer: z.object({ name: z.string(), iban: z.string() }).strict(),
    reference: z.string(),
    message: z.string(),
    instructed: z.object({ amount: z.number(), currency: z.string() }).strict().nullable(),
    charges: z.number(),
    method: z.string().optional(),
    fee: z.number().optional(),
    reason: z.string(),
    proposal: z.array(
      z.object({ invoiceId: z.guid(), kind: z.enum(ALLOCATION_KINDS), amount: z.number() }).strict(),
    ),
    allocations: z.array(allocationAnswer),
    credit: z.number(),
    refunded: z.number().optional(),
    bankFileId: z.guid().nullable(),
    reversedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();
