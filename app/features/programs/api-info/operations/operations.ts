import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { BATCH_OPERATIONS } from "./batch-operations.ts";
import { CATALOGUE_OPERATIONS } from "./catalogue-operations.ts";
import { CLIENT_OPERATIONS } from "./client-operations.ts";
import { CORRECTION_OPERATIONS } from "./correction-operations.ts";
import { EVENT_OPERATIONS } from "./event-operations.ts";
import { EXPENSE_OPERATIONS } from "./expense-operations.ts";
import { EXPORT_OPERATIONS } from "./export-operations.ts";
import { INVOICE_OPERATIONS } from "./invoice-operations.ts";
import { OFFER_OPERATIONS } from "./offer-operations.ts";
import { PAYMENT_OPERATIONS } from "./payment-operations.ts";
import { PROJECT_OPERATIONS } from "./project-operations.ts";
import { QR_BILL_OPERATIONS } from "./qr-bill-operations.ts";
import { QUESTION_OPERATIONS } from "./question-operations.ts";
import { REMINDER_OPERATIONS } from "./reminder-operations.ts";
import { REQUEST_OPERATIONS } from "./request-operations.ts";
import { SANDBOX_OPERATIONS } from "./sandbox-operations.ts";
import { JOURNAL_OPERATIONS } from "./tax/journal-operations.ts";
import { YEAR_OPERATIONS } from "./tax/year-operations.ts";
import { TAX_OPERATIONS } from "./tax/tax-operations.ts";
import { SERIES_OPERATIONS } from "./series-operations.ts";
import { SERVICE_OPERATIONS } from "./service-operations.ts";
import type { Operation } from "./operation.ts";
import { TEMPLATE_OPERATIONS } from "./template-operations.ts";
import { WEBHOOK_OPERATIONS } from "./webhook-operations.ts";

/** Every call of /api/v1. What a call is not described to take, it refuses. */
export const TAGS = [
  tag(
    "Invoices",
    [...INVOICE_OPERATIONS, ...BATCH_OPERATIONS],
    "Write invoices as drafts, issue and send them, and follow what is paid. An issued invoice keeps its content.",
  ),
  tag(
    "Corrections",
    CORRECTION_OPERATIONS,
    "Credit notes lower what an issued invoice owes; a write-off lets go what will not be paid.",
  ),
  tag(
    "Offers",
    OFFER_OPERATIONS,
    "Write offers, send them or pass on their link, follow the answers, and make invoices of what was accepted.",
  ),
  tag(
    "Questions",
    QUESTION_OPERATIONS,
    "Comments of the people of a business on its documents, and what they ask each other there.",
  ),
  tag("Reminders", REMINDER_OPERATIONS, "Letters of three levels for overdue invoices."),
  tag("Clients", CLIENT_OPERATIONS, "The people and firms that invoices go to."),
  tag("Catalogue", CATALOGUE_OPERATIONS, "Products and services that are sold again and again."),
  tag(
    "Services",
    [...SERVICE_OPERATIONS, ...PROJECT_OPERATIONS],
    "What was done for clients and is to be invoiced, each once.",
  ),
  tag("Payments", PAYMENT_OPERATIONS, "Money that came in, by hand or from bank files, and what it settles."),
  tag("Expenses", EXPENSE_OPERATIONS, "What the business spends, with the VAT in it and the receipts."),
  tag("Recurring invoices", SERIES_OPERATIONS, "Invoices that are written by themselves on their dates."),
  tag(
    "VAT returns",
    [...TAX_OPERATIONS, ...JOURNAL_OPERATIONS, ...YEAR_OPERATIONS],
    "What is declared to the Federal Tax Administration, made from invoices and payments.",
  ),
  tag("Templates", TEMPLATE_OPERATIONS, "What invoices are started from."),
  tag("Webhooks", WEBHOOK_OPERATIONS, "Addresses of yours that are told what happened. At most five."),
  tag(
    "Events",
    EVENT_OPERATIONS,
    "What happened in the last 30 days, as webhooks are told it, for programs that ask instead.",
  ),
  tag(
    "Requests",
    REQUEST_OPERATIONS,
    "What your programs called in the last 30 days, and what was answered.",
  ),
  tag("Export", EXPORT_OPERATIONS, "Everything as a file."),
  tag(
    "QR-bill",
    QR_BILL_OPERATIONS,
    "Checks of the Swiss payment standards. They judge with status 200 and `isValid`; only a body " +
      "of another shape is refused.",
  ),
  tag("Account", ACCOUNT_OPERATIONS, "The key, the profile and figures."),
  tag(
    "Sandbox",
    SANDBOX_OPERATIONS,
    "`/sandboxes` makes and deletes sandboxes, with a live key. `/sandbox` drives the one of a test key: let money " +
      "arrive and days pass. A live key gets 403 `sandbox.test_key_required` there.",
  ),
];

export const OPERATIONS: Operation[] = TAGS.flatMap((tag): Operation[] => tag.operations);

export function tag<One>(name: string, operations: One[], text: string, slug = name.toLowerCase()) {
  return { name, slug: slug.replaceAll(" ", "-"), text, operations };
}
