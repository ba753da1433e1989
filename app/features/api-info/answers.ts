import { seatsAnswer } from "#app/features/seats/own/seats-answer.schema.ts";
import { z } from "zod";
import { accountAnswer } from "#app/features/api-keys/account-answer.schema.ts";
import { bankFileAnswer, bankFileImportAnswer } from "#app/features/bank-files/bank-file-answer.schema.ts";
import { catalogueAnswer } from "#app/features/catalogue/catalogue-answer.schema.ts";
import { clientAnswer } from "#app/features/clients/client-answer.schema.ts";
import { expenseAnswer } from "#app/features/expenses/expense-answer.schema.ts";
import { invoiceAnswer } from "#app/features/invoices/json/invoice-answer.schema.ts";
import { offerAnswer } from "#app/features/offers/json/offer-answer.schema.ts";
import { seriesAnswer } from "#app/features/series/series-answer.schema.ts";
import {
  clientLetterAnswer,
  writtenLettersAnswer,
} from "#app/features/reminders/client-letters/client-letter-answer.schema.ts";
import { reminderAnswer, reminderSettingsAnswer } from "#app/features/reminders/reminder-answer.schema.ts";
import { paymentAnswer } from "#app/features/ledger/payment-answer.schema.ts";
import { WEBHOOK_ANSWERS } from "./webhook-answers.ts";
import { clockAnswer } from "#app/features/sandbox/clock.schema.ts";
import { profileAnswer } from "#app/features/accounts/profile-answer.schema.ts";
import { statsAnswer } from "#app/features/dashboard/stats-answer.schema.ts";
import { handoverAnswer } from "#app/features/journal/handover/handover.schema.ts";
import { balancesAnswer, bookingAnswer } from "#app/features/journal/journal-answer.schema.ts";
import {
  taxDecisionAnswer,
  taxDocumentAnswer,
  vatMethodAnswer,
} from "#app/features/tax/json/method-answer.schema.ts";
import { yearAnswer } from "#app/features/year/year-answer.schema.ts";
import { reconciliationAnswer } from "#app/features/year/reconciliation/reconciliation-answer.schema.ts";
import { taxPeriodAnswer, taxPeriodHeadAnswer } from "#app/features/tax/json/period-answer.schema.ts";
import { templateAnswer } from "#app/features/templates/template-answer.schema.ts";
import {
  addressAnswer,
  amountAnswer,
  formattingAnswer,
  ibanAnswer,
  languagesAnswer,
  newReferenceAnswer,
  referenceAnswer,
  slipPreviewAnswer,
} from "#app/features/qr-bill/qr-bill-answer.schema.ts";

export const fieldMessage = z
  .object({ field: z.string(), code: z.string(), message: z.string(), suggestion: z.string().optional() })
  .strict();

const list = {
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int().optional(),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
};

/** Of a list of what has changed since an instant. */
const changes = {
  ...list,
  deleted: z.array(z.object({ id: z.string().uuid(), deletedAt: z.string().datetime() }).strict()).optional(),
  deleted_has_more: z.boolean().optional(),
};

const existingRecord = z
  .object({ type: z.enum(["client", "invoice", "credit_note", "offer", "expense"]), id: z.string().uuid() })
  .strict();

export const ANSWERS = {
  Invoice: invoiceAnswer,
  InvoiceList: z.object({ invoices: z.array(invoiceAnswer), ...changes }).strict(),
  BulkInvoices: z
    .object({
      results: z.array(
        z
          .object({
            status: z.number().int(),
            invoice: invoiceAnswer.optional(),
            error: z
              .object({
                code: z.string(),
                message: z.string(),
                errors: z.array(fieldMessage),
                existing: existingRecord.optional(),
              })
              .strict()
              .optional(),
          })
          .strict(),
      ),
      created: z.number().int(),
      refused: z.number().int(),
    })
    .strict(),
  DeletedInvoice: z.object({ isArchived: z.boolean() }).strict(),
  Offer: offerAnswer,
  OfferList: z.object({ offers: z.array(offerAnswer), ...changes }).strict(),
  Client: clientAnswer,
  ClientList: z.object({ clients: z.array(clientAnswer), ...changes }).strict(),
  FoundClient: z.object({ client: clientAnswer, isNew: z.boolean() }).strict(),
  CatalogueItem: catalogueAnswer,
  CatalogueList: z.object({ items: z.array(catalogueAnswer), ...changes }).strict(),
  Reminder: reminderAnswer,
  ReminderList: z.object({ reminders: z.array(reminderAnswer) }).strict(),
  ReminderLetters: writtenLettersAnswer,
  ReminderLetterList: z.object({ letters: z.array(clientLetterAnswer), ...list }).strict(),
  ReminderSettings: reminderSettingsAnswer,
  Payment: paymentAnswer,
  PaymentList: z.object({ payments: z.array(paymentAnswer), ...list }).strict(),
  Expense: expenseAnswer,
  ExpenseList: z.object({ expenses: z.array(expenseAnswer), ...changes }).strict(),
  Series: seriesAnswer,
  SeriesList: z.object({ series: z.array(seriesAnswer) }).strict(),
  BankFile: bankFileAnswer,
  BankFileList: z.object({ bankFiles: z.array(bankFileAnswer), ...list }).strict(),
  BankFileImport: bankFileImportAnswer,
  TaxPeriod: taxPeriodAnswer,
  TaxPeriodList: z
    .object({
      taxPeriods: z.array(taxPeriodHeadAnswer),
      page: list.page,
      limit: list.limit,
      total: z.number().int(),
    })
    .strict(),
  Journal: z
    .object({
      bookings: z.array(bookingAnswer),
      limit: list.limit,
      has_more: list.has_more,
      next_cursor: list.next_cursor,
    })
    .strict(),
  TaxDocumentList: z
    .object({
      documents: z.array(taxDocumentAnswer),
      limit: list.limit,
      has_more: list.has_more,
      next_cursor: list.next_cursor,
    })
    .strict(),
  VatMethod: vatMethodAnswer,
  VatMethodList: z.object({ methods: z.array(vatMethodAnswer) }).strict(),
  Reconciliation: reconciliationAnswer,
  TaxDecision: taxDecisionAnswer,
  Year: yearAnswer,
  Handover: handoverAnswer,
  HandoverList: z.object({ handovers: z.array(handoverAnswer), ...list }).strict(),
  AccountBalances: balancesAnswer,
  Template: templateAnswer,
  TemplateList: z
    .object({
      templates: z.array(templateAnswer),
      page: list.page,
      limit: list.limit,
      total: z.number().int(),
    })
    .strict(),
  Languages: languagesAnswer,
  FormattingOptions: formattingAnswer,
  IbanCheck: ibanAnswer,
  AddressCheck: addressAnswer,
  AmountCheck: amountAnswer,
  ReferenceCheck: referenceAnswer,
  SlipPreview: slipPreviewAnswer,
  NewReference: newReferenceAnswer,
  Profile: profileAnswer,
  Statistics: statsAnswer,
  ...WEBHOOK_ANSWERS,
  Account: accountAnswer,
  Seats: seatsAnswer,
  SandboxClock: clockAnswer,
  Deleted: z.object({ deleted: z.literal(true) }).strict(),
} as const;

/** The same refusal as `errorAnswer`, by RFC 9457. */
export const problemAnswer = z
  .object({
    type: z.string().url(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    errors: z.array(fieldMessage),
    existing: existingRecord.optional(),
    requestId: z.string().uuid(),
  })
  .strict();

export const errorAnswer = z
  .object({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    errors: z.array(fieldMessage),
    existing: existingRecord.optional(),
    requestId: z.string().uuid(),
  })
  .strict();
