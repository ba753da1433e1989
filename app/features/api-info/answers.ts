import { z } from "zod";
import { accountAnswer } from "#app/features/api-keys/account-answer.schema.ts";
import { bankFileAnswer, bankFileImportAnswer } from "#app/features/bank-files/bank-file-answer.schema.ts";
import { catalogueAnswer } from "#app/features/catalogue/catalogue-answer.schema.ts";
import { clientAnswer } from "#app/features/clients/client-answer.schema.ts";
import { invoiceAnswer, invoiceSummaryAnswer } from "#app/features/invoices/invoice-answer.schema.ts";
import { seriesAnswer } from "#app/features/series/series-answer.schema.ts";
import { reminderAnswer, reminderSettingsAnswer } from "#app/features/reminders/reminder-answer.schema.ts";
import { paymentAnswer } from "#app/features/settlement/payment-answer.schema.ts";

const list = {
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
};

export const ANSWERS = {
  Invoice: invoiceAnswer,
  InvoiceList: z.object({ invoices: z.array(invoiceSummaryAnswer), ...list }).strict(),
  DeletedInvoice: z.object({ isArchived: z.boolean() }).strict(),
  Client: clientAnswer,
  ClientList: z.object({ clients: z.array(clientAnswer), ...list }).strict(),
  FoundClient: z.object({ client: clientAnswer, isNew: z.boolean() }).strict(),
  CatalogueItem: catalogueAnswer,
  CatalogueList: z.object({ items: z.array(catalogueAnswer), ...list }).strict(),
  Reminder: reminderAnswer,
  ReminderList: z.object({ reminders: z.array(reminderAnswer) }).strict(),
  ReminderSettings: reminderSettingsAnswer,
  Payment: paymentAnswer,
  PaymentList: z.object({ payments: z.array(paymentAnswer), ...list }).strict(),
  Series: seriesAnswer,
  SeriesList: z.object({ series: z.array(seriesAnswer) }).strict(),
  BankFile: bankFileAnswer,
  BankFileImport: bankFileImportAnswer,
  Account: accountAnswer,
  Deleted: z.object({ deleted: z.literal(true) }).strict(),
} as const;

export const fieldMessage = z.object({ field: z.string(), code: z.string(), message: z.string() }).strict();

export const errorAnswer = z
  .object({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    errors: z.array(fieldMessage),
    requestId: z.string().uuid(),
  })
  .strict();
