import type { UserContext } from "#app/platform/context.server.ts";

/** Somebody who has one of everything. */
export interface Owner {
  ctx: UserContext;
  invoiceId: string;
  clientId: string;
  apiKeyId: string;
  templateId: string;
  webhookId: string;
  webhookDeliveryId: string;
  importId: string;
  paymentId: string;
  bankFileId: string;
  /** SHA-256 of the image. */
  logo: string;
}

/**
 * Every URL that names something of a business or user, and whose that is here. Any method must answer as if it were
 * not there.
 */
export const NAMING: Record<string, (owner: Owner) => string> = {
  "/invoice/:id": ({ invoiceId }) => invoiceId,
  "/invoice/edit/:id": ({ invoiceId }) => invoiceId,
  "/invoice/:id/duplicate": ({ invoiceId }) => invoiceId,
  "/invoice/:id/delete": ({ invoiceId }) => invoiceId,
  "/invoice/:id/cancel": ({ invoiceId }) => invoiceId,
  "/invoice/:id/credit-note": ({ invoiceId }) => invoiceId,
  "/invoice/:id/withdraw": ({ invoiceId }) => invoiceId,
  "/invoice/:id/language": ({ invoiceId }) => invoiceId,
  "/invoice/:id/mark-overdue": ({ invoiceId }) => invoiceId,
  "/invoice/:id/mark-paid": ({ invoiceId }) => invoiceId,
  "/invoice/:id/payment": ({ invoiceId }) => invoiceId,
  "/invoice/:id/use-credit": ({ invoiceId }) => invoiceId,
  "/payment/:id/undo": ({ paymentId }) => paymentId,
  "/invoice/:id/mark-sent": ({ invoiceId }) => invoiceId,
  "/invoice/:id/mark-unpaid": ({ invoiceId }) => invoiceId,
  "/invoice/:id/pdf": ({ invoiceId }) => invoiceId,
  "/start/done/:id": ({ invoiceId }) => invoiceId,
  "/invoice/:id/send": ({ invoiceId }) => invoiceId,
  "/invoice/:id/save-as-template": ({ invoiceId }) => invoiceId,
  "/templates/:id/edit": ({ templateId }) => templateId,
  "/templates/:id/rename": ({ templateId }) => templateId,
  "/templates/:id/delete": ({ templateId }) => templateId,
  "/clients/:id": ({ clientId }) => clientId,
  "/clients/:id/statement": ({ clientId }) => clientId,
  "/clients/:id/statement/pdf": ({ clientId }) => clientId,
  "/clients/:id/edit": ({ clientId }) => clientId,
  "/clients/:id/delete": ({ clientId }) => clientId,
  "/import/:id": ({ importId }) => importId,
  "/import/:id/check": ({ importId }) => importId,
  "/import/:id/run": ({ importId }) => importId,
  "/import/:id/done": ({ importId }) => importId,
  "/payments/:id/assign": ({ paymentId }) => paymentId,
  "/payments/:id/ignore": ({ paymentId }) => paymentId,
  "/payments/:id/unignore": ({ paymentId }) => paymentId,
  "/payments/import/:id": ({ bankFileId }) => bankFileId,
  "/payments/import/:id/undo": ({ bankFileId }) => bankFileId,
  "/logo/:sha256": ({ logo }) => logo,
  "/profile/api-keys/:id/revoke": ({ apiKeyId }) => apiKeyId,
  "/api/api-keys/:id": ({ apiKeyId }) => apiKeyId,
  "/profile/webhooks/:id": ({ webhookId }) => webhookId,
  "/profile/webhooks/:id/edit": ({ webhookId }) => webhookId,
  "/profile/webhooks/:id/delete": ({ webhookId }) => webhookId,
  "/profile/webhooks/:id/rotate": ({ webhookId }) => webhookId,
  "/profile/webhooks/:id/test": ({ webhookId }) => webhookId,
  "/profile/webhooks/deliveries/:id/resend": ({ webhookDeliveryId }) => webhookDeliveryId,
  "/api/webhooks/:id": ({ webhookId }) => webhookId,
  "/api/webhooks/:id/rotate": ({ webhookId }) => webhookId,
  "/api/webhooks/:id/test": ({ webhookId }) => webhookId,
  "/api/webhooks/:id/deliveries": ({ webhookId }) => webhookId,
  "/api/webhooks/deliveries/:id/resend": ({ webhookDeliveryId }) => webhookDeliveryId,
  "/api/payments/:id/undo": ({ paymentId }) => paymentId,
  "/api/bank-files/:id/undo": ({ bankFileId }) => bankFileId,
  "/api/v1/payments/:id/undo": ({ paymentId }) => paymentId,
  "/api/v1/bank-files/:id/undo": ({ bankFileId }) => bankFileId,
  "/api/v1/invoices/:id": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/pdf": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/credit-notes": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/withdraw": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/reminders": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/reminders/:rid/pdf": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/reminders": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/reminders/:rid/pdf": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/credit-notes": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/withdraw": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/send": ({ invoiceId }) => invoiceId,
  "/api/v1/invoices/:id/status": ({ invoiceId }) => invoiceId,
  "/api/v1/clients/:id": ({ clientId }) => clientId,
  "/profile/sessions/:id/end": ({ ctx }) => ctx.sessionId,
  "/api/invoices/:id": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/duplicate": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/pdf": ({ invoiceId }) => invoiceId,
  "/api/clients/:id": ({ clientId }) => clientId,
  "/api/invoices/:id/send": ({ invoiceId }) => invoiceId,
  "/api/invoices/:id/status": ({ invoiceId }) => invoiceId,
};

/** What these do is done by another method than GET. */
export const ASKED_BY: Record<string, string> = {
  "/invoice/:id/cancel": "POST",
  "/invoice/:id/mark-overdue": "POST",
  "/invoice/:id/mark-paid": "POST",
  "/invoice/:id/payment": "POST",
  "/invoice/:id/use-credit": "POST",
  "/payment/:id/undo": "POST",
  "/invoice/:id/mark-sent": "POST",
  "/invoice/:id/mark-unpaid": "POST",
  "/invoice/:id/send": "POST",
  "/import/:id/run": "POST",
  "/payments/:id/assign": "POST",
  "/payments/:id/ignore": "POST",
  "/payments/:id/unignore": "POST",
  "/payments/import/:id/undo": "POST",
  "/profile/sessions/:id/end": "POST",
  "/profile/webhooks/:id/test": "POST",
  "/profile/webhooks/deliveries/:id/resend": "POST",
  "/api/webhooks/:id/rotate": "POST",
  "/api/payments/:id/undo": "POST",
  "/api/bank-files/:id/undo": "POST",
  "/api/v1/payments/:id/undo": "POST",
  "/api/v1/bank-files/:id/undo": "POST",
  "/api/webhooks/:id/test": "POST",
  "/api/webhooks/deliveries/:id/resend": "POST",
  "/invoice/:id/duplicate": "POST",
  "/api/invoices/:id/duplicate": "POST",
  "/api/invoices/:id/send": "POST",
  "/api/invoices/:id/status": "PUT",
  "/api/v1/invoices/:id/send": "POST",
  "/api/v1/invoices/:id/status": "PUT",
  "/invoice/:id/credit-note": "POST",
  "/invoice/:id/withdraw": "POST",
  "/api/invoices/:id/credit-notes": "POST",
  "/api/invoices/:id/withdraw": "POST",
  "/api/v1/invoices/:id/credit-notes": "POST",
  "/api/v1/invoices/:id/withdraw": "POST",
};
