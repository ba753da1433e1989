import { seatsAnswer } from "#app/features/people/seats/own/seats-answer.schema.ts";
import { z } from "zod";
import { accountAnswer } from "#app/features/people/api-keys/account-answer.schema.ts";
import {
  bankFileAnswer,
  bankFileImportAnswer,
} from "#app/features/money/bank-files/bank-file-answer.schema.ts";
import { batchAnswer } from "#app/features/selling/batches/batch-answer.schema.ts";
import { catalogueAnswer } from "#app/features/selling/catalogue/catalogue-answer.schema.ts";
import { projectAnswer } from "#app/features/front/projects/project-answer.schema.ts";
import {
  commentAnswer,
  questionAnswer,
} from "#app/features/selling/comments/questions/question-answer.schema.ts";
import { serviceAnswer } from "#app/features/selling/services/service-answer.schema.ts";
import { clientAnswer } from "#app/features/selling/clients/client-answer.schema.ts";
import { bookingByHandAnswer, expenseAnswer } from "#app/features/taxes/expenses/expense-answer.schema.ts";
import {
  invoiceNowAnswer,
  offerNowAnswer,
} from "#app/features/money/next-step/json/next-step-answer.schema.ts";
import { seriesAnswer } from "#app/features/selling/series/series-answer.schema.ts";
import {
  clientLetterAnswer,
  writtenLettersAnswer,
} from "#app/features/money/reminders/client-letters/client-letter-answer.schema.ts";
import {
  reminderAnswer,
  reminderSettingsAnswer,
} from "#app/features/money/reminders/reminder-answer.schema.ts";
import { paymentAnswer } from "#app/features/books/ledger/payment-answer.schema.ts";
import { WEBHOOK_ANSWERS } from "./webhook-answers.ts";
import { clockAnswer } from "#app/features/front/sandbox/clock.schema.ts";
import {
  sandboxAnswer,
  sandboxListAnswer,
  sandboxWithKeyAnswer,
} from "#app/features/front/sandbox/sandbox.schema.ts";
import { profileAnswer } from "#app/features/people/accounts/profile-answer.schema.ts";
import { statsAnswer } from "#app/features/front/dashboard/stats-answer.schema.ts";
import { handoverAnswer } from "#app/features/books/journal/handover/handover.schema.ts";
import { balancesAnswer, bookingAnswer } from "#app/features/books/journal/journal-answer.schema.ts";
import {
  taxDecisionAnswer,
  taxDocumentAnswer,
  vatMethodAnswer,
} from "#app/features/taxes/tax/json/method-answer.schema.ts";
import {
  yearAnswer,
  yearChangeAnswer,
  yearLineAnswer,
  yearLinesAnswer,
} from "#app/features/taxes/year/year-answer.schema.ts";
import { reconciliationAnswer } from "#app/features/taxes/year/reconciliation/reconciliation-answer.schema.ts";
import { taxPeriodAnswer, taxPeriodHeadAnswer } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { templateAnswer } from "#app/features/selling/templates/template-answer.schema.ts";
import {
  addressAnswer,
  amountAnswer,
  formattingAnswer,
  ibanAnswer,
  languagesAnswer,
  newReferenceAnswer,
  referenceAnswer,
  slipPreviewAnswer,
} from "#app/features/selling/qr-bill/qr-bill-answer.schema.ts";

export const fieldMessage = z.strictObject({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  suggestion: z.string().optional(),
});

const pages = { page: z.number().int(), limit: z.number().int(), total: z.number().int() };

const steps = { limit: z.number().int(), has_more: z.boolean(), next_cursor: z.string().nullable() };

const list = { ...pages, total: pages.total.optional(), ...steps };

/** What has left a list since an instant. */
const deletions = {
  deleted: z.array(z.strictObject({ id: z.guid(), deletedAt: z.iso.datetime() })).optional(),
  deleted_has_more: z.boolean().optional(),
};

const changes = { ...list, ...deletions };

const existingRecord = z.strictObject({
  type: z.enum(["client", "invoice", "credit_note", "offer", "expense"]),
  id: z.guid(),
});

const askedAnew = {
  preview: z.record(z.string(), z.unknown()),
  confirmation: z.string(),
  expiresAt: z.iso.datetime(),
};

const ifAskedAnew = z.strictObject(askedAnew).partial().shape;

export const ANSWERS = {
  Invoice: invoiceNowAnswer,
  InvoiceList: z.strictObject({ invoices: z.array(invoiceNowAnswer), ...changes }),
  BulkInvoices: z.strictObject({
    results: z.array(
      z.strictObject({
        status: z.number().int(),
        invoice: invoiceNowAnswer.optional(),
        error: z
          .strictObject({
            code: z.string(),
            message: z.string(),
            errors: z.array(fieldMessage),
            existing: existingRecord.optional(),
          })
          .optional(),
      }),
    ),
    created: z.number().int(),
    refused: z.number().int(),
  }),
  Batch: batchAnswer,
  DeletedInvoice: z.strictObject({ isArchived: z.boolean() }),
  Offer: offerNowAnswer,
  OfferList: z.strictObject({ offers: z.array(offerNowAnswer), ...changes }),
  Comment: commentAnswer,
  Question: questionAnswer,
  QuestionList: z.strictObject({ questions: z.array(questionAnswer), ...list }),
  Client: clientAnswer,
  ClientList: z.strictObject({ clients: z.array(clientAnswer), ...changes }),
  FoundClient: z.strictObject({ client: clientAnswer, isNew: z.boolean() }),
  CatalogueItem: catalogueAnswer,
  CatalogueList: z.strictObject({ items: z.array(catalogueAnswer), ...changes }),
  ProjectList: z.strictObject({ projects: z.array(projectAnswer) }),
  Service: serviceAnswer,
  ServiceList: z.strictObject({ services: z.array(serviceAnswer), ...changes }),
  Reminder: reminderAnswer,
  ReminderList: z.strictObject({ reminders: z.array(reminderAnswer) }),
  ReminderLetters: writtenLettersAnswer,
  ReminderLetterList: z.strictObject({ letters: z.array(clientLetterAnswer), ...list }),
  ReminderSettings: reminderSettingsAnswer,
  Payment: paymentAnswer,
  PaymentList: z.strictObject({ payments: z.array(paymentAnswer), ...list }),
  Expense: expenseAnswer,
  ExpenseList: z.strictObject({ expenses: z.array(expenseAnswer), ...changes }),
  Series: seriesAnswer,
  SeriesList: z.strictObject({ series: z.array(seriesAnswer) }),
  BankFile: bankFileAnswer,
  BankFileList: z.strictObject({ bankFiles: z.array(bankFileAnswer), ...list }),
  BankFileImport: bankFileImportAnswer,
  TaxPeriod: taxPeriodAnswer,
  TaxPeriodList: z.strictObject({ taxPeriods: z.array(taxPeriodHeadAnswer), ...pages }),
  Journal: z.strictObject({ bookings: z.array(bookingAnswer), missingRates: z.array(z.string()), ...steps }),
  TaxDocumentList: z.strictObject({ documents: z.array(taxDocumentAnswer), ...steps }),
  VatMethod: vatMethodAnswer,
  VatMethodList: z.strictObject({ methods: z.array(vatMethodAnswer) }),
  Reconciliation: reconciliationAnswer,
  TaxDecision: taxDecisionAnswer,
  Year: yearAnswer,
  YearChanges: z.strictObject({
    bookings: z.array(yearChangeAnswer),
    total: z.number().int(),
    ...steps,
  }),
  YearLines: yearLinesAnswer,
  YearLine: z.strictObject({ ...yearLineAnswer.shape, total: z.number().int(), ...steps }),
  ManualBooking: bookingByHandAnswer,
  Handover: handoverAnswer,
  HandoverList: z.strictObject({ handovers: z.array(handoverAnswer), ...list }),
  AccountBalances: balancesAnswer,
  Template: templateAnswer,
  TemplateList: z.strictObject({ templates: z.array(templateAnswer), ...pages, ...deletions }),
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
  Sandbox: sandboxAnswer,
  SandboxWithKey: sandboxWithKeyAnswer,
  SandboxList: sandboxListAnswer,
  ClientPage: z.strictObject({ url: z.url().nullable(), createdAt: z.iso.datetime().nullable() }),
  Deleted: z.strictObject({ deleted: z.literal(true) }),
  Preview: z.strictObject(askedAnew),
} as const;

/** The same refusal as `errorAnswer`, by RFC 9457. */
export const problemAnswer = z.strictObject({
  type: z.url(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string(),
  code: z.string(),
  errors: z.array(fieldMessage),
  existing: existingRecord.optional(),
  ...ifAskedAnew,
  requestId: z.guid(),
});

export const errorAnswer = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  errors: z.array(fieldMessage),
  existing: existingRecord.optional(),
  ...ifAskedAnew,
  requestId: z.guid(),
});
