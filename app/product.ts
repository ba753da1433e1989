import { accountErrors } from "#app/features/accounts/errors.ts";
import { apiKeyErrors } from "#app/features/api-keys/errors.ts";
import { bankFileErrors } from "#app/features/bank-files/errors.ts";
import { calendarErrors } from "#app/features/calendar/errors.ts";
import { bookErrors } from "#app/features/book/errors.ts";
import { catalogueErrors } from "#app/features/catalogue/errors.ts";
import { clientErrors } from "#app/features/clients/errors.ts";
import { expenseErrors } from "#app/features/expenses/errors.ts";
import { commentErrors } from "#app/features/comments/errors.ts";
import { exportErrors } from "#app/features/exports/errors.ts";
import { importErrors } from "#app/features/imports/errors.ts";
import { externalErrors } from "#app/features/external/errors.ts";
import { taskErrors } from "#app/features/progress/errors.ts";
import { invoiceErrors } from "#app/features/invoices/errors.ts";
import { publicPageErrors } from "#app/features/public-pages/errors.ts";
import { oauthErrors } from "#app/features/oauth/errors.ts";
import { offerErrors } from "#app/features/offers/errors.ts";
import { onlinePaymentErrors } from "#app/features/online-payments/errors.ts";
import { operatorErrors } from "#app/features/operator/errors.ts";
import { sandboxErrors } from "#app/features/sandbox/errors.ts";
import { seriesErrors } from "#app/features/series/errors.ts";
import { taxErrors } from "#app/features/tax/errors.ts";
import { writeBook } from "#app/features/book-writers/write-book.server.ts";
import { journalErrors } from "#app/features/journal/errors.ts";
import { yearErrors } from "#app/features/year/errors.ts";
import { paymentRuleErrors } from "#app/features/payment-rules/errors.ts";
import { paymentErrors } from "#app/features/ledger/errors.ts";
import { reminderErrors } from "#app/features/reminders/errors.ts";
import { statementErrors } from "#app/features/statements/errors.ts";
import { subscriptionErrors } from "#app/features/subscriptions/errors.ts";
import { templateErrors } from "#app/features/templates/errors.ts";
import { seatErrors } from "#app/features/seats/errors.ts";
import { webhookOutlet } from "#app/features/webhooks/webhook-outlet.server.ts";
import { webhookErrors } from "#app/features/webhooks/errors.ts";
import { refusalAt } from "#app/rights/rights-table.ts";
import { type ErrorCode, platformErrors } from "#app/platform/errors.ts";
import { paths } from "#app/paths.ts";
import type { Product } from "#app/platform/product.ts";

const errorStatuses: Record<ErrorCode, number> = {
  ...platformErrors,
  ...accountErrors,
  ...apiKeyErrors,
  ...bankFileErrors,
  ...calendarErrors,
  ...catalogueErrors,
  ...bookErrors,
  ...clientErrors,
  ...commentErrors,
  ...expenseErrors,
  ...exportErrors,
  ...externalErrors,
  ...importErrors,
  ...taskErrors,
  ...invoiceErrors,
  ...onlinePaymentErrors,
  ...operatorErrors,
  ...paymentErrors,
  ...paymentRuleErrors,
  ...taxErrors,
  ...journalErrors,
  ...yearErrors,
  ...publicPageErrors,
  ...oauthErrors,
  ...offerErrors,
  ...sandboxErrors,
  ...seatErrors,
  ...seriesErrors,
  ...reminderErrors,
  ...statementErrors,
  ...subscriptionErrors,
  ...templateErrors,
  ...webhookErrors,
};

export const product: Product = {
  errorStatuses,
  writeBook,
  refusalAt,
  pageWithoutSeat: paths.seats,
  outlets: [webhookOutlet],
};
