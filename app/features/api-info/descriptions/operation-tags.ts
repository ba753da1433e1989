import { ACCOUNT_OPERATIONS } from "#app/features/api-info/operations/account-operations.ts";
import { CATALOGUE_OPERATIONS } from "#app/features/api-info/operations/catalogue-operations.ts";
import { CLIENT_OPERATIONS } from "#app/features/api-info/operations/client-operations.ts";
import { CORRECTION_OPERATIONS } from "#app/features/api-info/operations/correction-operations.ts";
import { EVENT_OPERATIONS } from "#app/features/api-info/operations/event-operations.ts";
import { EXPENSE_OPERATIONS } from "#app/features/api-info/operations/books/expense-operations.ts";
import { EXPORT_OPERATIONS } from "#app/features/api-info/operations/export-operations.ts";
import { INVOICE_OPERATIONS } from "#app/features/api-info/operations/invoice-operations.ts";
import { OFFER_OPERATIONS } from "#app/features/api-info/operations/offer-operations.ts";
import type { Operation } from "#app/features/api-info/operations/operation.ts";
import { PAYMENT_OPERATIONS } from "#app/features/api-info/operations/payment-operations.ts";
import { QR_BILL_OPERATIONS } from "#app/features/api-info/operations/qr-bill-operations.ts";
import { REMINDER_OPERATIONS } from "#app/features/api-info/operations/reminder-operations.ts";
import { SANDBOX_OPERATIONS } from "#app/features/api-info/operations/sandbox/sandbox-operations.ts";
import { JOURNAL_OPERATIONS } from "#app/features/api-info/operations/tax/journal-operations.ts";
import { YEAR_OPERATIONS } from "#app/features/api-info/operations/tax/year-operations.ts";
import { TAX_OPERATIONS } from "#app/features/api-info/operations/tax/tax-operations.ts";
import { SERIES_OPERATIONS } from "#app/features/api-info/operations/series-operations.ts";
import { TEMPLATE_OPERATIONS } from "#app/features/api-info/operations/template-operations.ts";
import { WEBHOOK_OPERATIONS } from "#app/features/api-info/operations/webhook-operations.ts";
import texts from "./texts/tags.json" with { type: "json" };

type TagName = keyof typeof texts;

interface Tag {
  name: TagName;
  slug: string;
  text: string;
  operations: Operation[];
}

export const TAGS: Tag[] = [
  tag("Invoices", "invoices", INVOICE_OPERATIONS),
  tag("Corrections", "corrections", CORRECTION_OPERATIONS),
  tag("Offers", "offers", OFFER_OPERATIONS),
  tag("Reminders", "reminders", REMINDER_OPERATIONS),
  tag("Clients", "clients", CLIENT_OPERATIONS),
  tag("Catalogue", "catalogue", CATALOGUE_OPERATIONS),
  tag("Payments", "payments", PAYMENT_OPERATIONS),
  tag("Expenses", "expenses", EXPENSE_OPERATIONS),
  tag("Recurring invoices", "recurring-invoices", SERIES_OPERATIONS),
  tag("VAT returns", "vat-returns", [...TAX_OPERATIONS, ...JOURNAL_OPERATIONS, ...YEAR_OPERATIONS]),
  tag("Templates", "templates", TEMPLATE_OPERATIONS),
  tag("Webhooks", "webhooks", WEBHOOK_OPERATIONS),
  tag("Events", "events", EVENT_OPERATIONS),
  tag("Export", "export", EXPORT_OPERATIONS),
  tag("QR-bill", "qr-bill", QR_BILL_OPERATIONS),
  tag("Account", "account", ACCOUNT_OPERATIONS),
  tag("Sandbox", "sandbox", SANDBOX_OPERATIONS),
];

function tag(name: TagName, slug: string, operations: Operation[]): Tag {
  return { name, slug, text: texts[name], operations };
}
