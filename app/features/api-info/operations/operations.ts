import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { CATALOGUE_OPERATIONS } from "./catalogue-operations.ts";
import { CLIENT_OPERATIONS } from "./client-operations.ts";
import { CORRECTION_OPERATIONS } from "./correction-operations.ts";
import { EVENT_OPERATIONS } from "./event-operations.ts";
import { EXPENSE_OPERATIONS } from "./books/expense-operations.ts";
import { EXPORT_OPERATIONS } from "./export-operations.ts";
import { INVOICE_OPERATIONS } from "./invoice-operations.ts";
import { OFFER_OPERATIONS } from "./offer-operations.ts";
import type { Operation } from "./operation.ts";
import { PAYMENT_OPERATIONS } from "./payment-operations.ts";
import { QR_BILL_OPERATIONS } from "./qr-bill-operations.ts";
import { REMINDER_OPERATIONS } from "./reminder-operations.ts";
import { SANDBOX_OPERATIONS } from "./sandbox/sandbox-operations.ts";
import { JOURNAL_OPERATIONS } from "./tax/journal-operations.ts";
import { YEAR_OPERATIONS } from "./tax/year-operations.ts";
import { TAX_OPERATIONS } from "./tax/tax-operations.ts";
import { SERIES_OPERATIONS } from "./series-operations.ts";
import { TEMPLATE_OPERATIONS } from "./template-operations.ts";
import { WEBHOOK_OPERATIONS } from "./webhook-operations.ts";

/** Every call of /api/v1. What a call is not described to take, it refuses. */
export const OPERATIONS: Operation[] = [
  ...INVOICE_OPERATIONS,
  ...CORRECTION_OPERATIONS,
  ...OFFER_OPERATIONS,
  ...REMINDER_OPERATIONS,
  ...CLIENT_OPERATIONS,
  ...CATALOGUE_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...EXPENSE_OPERATIONS,
  ...SERIES_OPERATIONS,
  ...TAX_OPERATIONS,
  ...JOURNAL_OPERATIONS,
  ...YEAR_OPERATIONS,
  ...TEMPLATE_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...EVENT_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...QR_BILL_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...SANDBOX_OPERATIONS,
];
