import type { UserContext } from "#app/platform/context.server.ts";

/** Somebody who has one of everything. */
export interface Owner {
  ctx: UserContext;
  invoiceId: string;
  offerId: string;
  clientId: string;
  apiKeyId: string;
  sandboxId: string;
  passkeyId: string;
  connectionId: string;
  templateId: string;
  catalogueItemId: string;
  serviceId: string;
  expenseId: string;
  questionId: string;
  /** One that waits for its expense. */
  receiptId: string;
  webhookId: string;
  webhookDeliveryId: string;
  eventId: string;
  importId: string;
  taskId: string;
  paymentId: string;
  seriesId: string;
  batchId: string;
  letterId: string;
  bankFileId: string;
  reversalId: string;
  ruleId: string;
  csvFileId: string;
  csvMappingId: string;
  taxPeriodId: string;
  vatMethodId: string;
  handoverId: string;
  manualId: string;
  invitationId: string;
  securityEventId: string;
  /** SHA-256 of the image. */
  logo: string;
}

/**
 * Whose is the first id in an address, by what stands before it; those of programs begin behind `/api` or `/api/v1`.
 * Any method must answer as if it were not there.
 */
export const NAMING: Record<string, (owner: Owner) => string> = {
  "api-keys": ({ apiKeyId }) => apiKeyId,
  "bank-files": ({ bankFileId }) => bankFileId,
  catalogue: ({ catalogueItemId }) => catalogueItemId,
  clients: ({ clientId }) => clientId,
  events: ({ eventId }) => eventId,
  expenses: ({ expenseId }) => expenseId,
  "expenses/receipts": ({ receiptId }) => receiptId,
  import: ({ importId }) => importId,
  invoice: ({ invoiceId }) => invoiceId,
  "invoice/edit": ({ invoiceId }) => invoiceId,
  invoices: ({ invoiceId }) => invoiceId,
  "invoices/batches": ({ batchId }) => batchId,
  "invoices/many": ({ batchId }) => batchId,
  "journal/bookings": ({ manualId }) => manualId,
  "journal/handovers": ({ handoverId }) => handoverId,
  logo: ({ logo }) => logo,
  offers: ({ offerId }) => offerId,
  payment: ({ paymentId }) => paymentId,
  payments: ({ paymentId }) => paymentId,
  "payments/csv-mappings": ({ csvMappingId }) => csvMappingId,
  "payments/import": ({ bankFileId }) => bankFileId,
  "payments/import-csv": ({ csvFileId }) => csvFileId,
  "payments/rules": ({ ruleId }) => ruleId,
  "payments/taken-back": ({ reversalId }) => reversalId,
  "profile/api-keys": ({ apiKeyId }) => apiKeyId,
  "profile/applications": ({ connectionId }) => connectionId,
  "profile/passkeys": ({ passkeyId }) => passkeyId,
  "profile/people": ({ ctx }) => ctx.user.id,
  "profile/people/invitations": ({ invitationId }) => invitationId,
  "profile/sandboxes": ({ sandboxId }) => sandboxId,
  "profile/security": ({ securityEventId }) => securityEventId,
  "profile/sessions": ({ ctx }) => ctx.sessionId,
  "profile/webhooks": ({ webhookId }) => webhookId,
  "profile/webhooks/deliveries": ({ webhookDeliveryId }) => webhookDeliveryId,
  progress: ({ taskId }) => taskId,
  questions: ({ questionId }) => questionId,
  recurring: ({ seriesId }) => seriesId,
  "reminder-letters": ({ letterId }) => letterId,
  "reminders/letter": ({ invoiceId }) => invoiceId,
  "reminders/together": ({ letterId }) => letterId,
  sandboxes: ({ sandboxId }) => sandboxId,
  seats: ({ ctx }) => ctx.businessId,
  series: ({ seriesId }) => seriesId,
  services: ({ serviceId }) => serviceId,
  "start/done": ({ invoiceId }) => invoiceId,
  tax: ({ taxPeriodId }) => taxPeriodId,
  "tax/method": ({ vatMethodId }) => vatMethodId,
  "tax/periods": ({ taxPeriodId }) => taxPeriodId,
  templates: ({ templateId }) => templateId,
  today: ({ invoiceId }) => invoiceId,
  "today/offers": ({ offerId }) => offerId,
  webhooks: ({ webhookId }) => webhookId,
  "webhooks/deliveries": ({ webhookDeliveryId }) => webhookDeliveryId,
};

/**
 * What stands before parameters that belong to nobody, or open by themselves: the secret links of the archive
 * (tests/screens/leaving.test.ts) and of clients (tests/screens/public-pages), a year, or a signature.
 */
export const OF_NOBODY = [
  ...[
    "accent",
    "archive",
    "calendar",
    "import/template",
    "online-payments/stripe",
    "postal-code",
    "reference",
  ],
  ...["c", "i", "o", "year", "tax/reconciliations"],
];

/** What stands before the first parameter of a path such as `/api/v1/clients/:id/page`: `clients`. */
export function beginOf(path: string): string {
  return path.slice(1, path.indexOf("/:")).replace(/^api\/(v1\/)?/, "");
}
