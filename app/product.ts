import { accountErrors } from "#app/features/people/accounts/errors.ts";
import { apiKeyErrors } from "#app/features/people/api-keys/errors.ts";
import { bankFileErrors } from "#app/features/money/bank-files/errors.ts";
import { calendarErrors } from "#app/features/front/calendar/errors.ts";
import { batchErrors } from "#app/features/selling/batches/errors.ts";
import { bookErrors } from "#app/features/books/book/errors.ts";
import { confirmingErrors } from "#app/features/people/confirming/errors.ts";
import { catalogueErrors } from "#app/features/selling/catalogue/errors.ts";
import { clientErrors } from "#app/features/selling/clients/errors.ts";
import { expenseErrors } from "#app/features/taxes/expenses/errors.ts";
import { commentErrors } from "#app/features/selling/comments/errors.ts";
import { exportErrors } from "#app/features/front/exports/errors.ts";
import { importErrors } from "#app/features/front/imports/errors.ts";
import { externalErrors } from "#app/features/running/external/errors.ts";
import { taskErrors } from "#app/features/people/progress/errors.ts";
import { invoiceErrors } from "#app/features/selling/invoices/errors.ts";
import { publicPageErrors } from "#app/features/front/public-pages/errors.ts";
import { oauthErrors } from "#app/features/people/oauth/errors.ts";
import { offerErrors } from "#app/features/selling/offers/errors.ts";
import { onlinePaymentErrors } from "#app/features/money/online-payments/errors.ts";
import { operatorErrors } from "#app/features/people/operator/errors.ts";
import { sandboxErrors } from "#app/features/front/sandbox/errors.ts";
import { seriesErrors } from "#app/features/selling/series/errors.ts";
import { serviceErrors } from "#app/features/selling/services/errors.ts";
import { taxErrors } from "#app/features/taxes/tax/errors.ts";
import { writeBook } from "#app/features/taxes/book-writers/write-book.server.ts";
import { journalErrors } from "#app/features/books/journal/errors.ts";
import { yearErrors } from "#app/features/taxes/year/errors.ts";
import { paymentRuleErrors } from "#app/features/money/payment-rules/errors.ts";
import { paymentErrors } from "#app/features/books/ledger/errors.ts";
import { reminderErrors } from "#app/features/money/reminders/errors.ts";
import { statementErrors } from "#app/features/money/statements/errors.ts";
import { subscriptionErrors } from "#app/features/running/subscriptions/errors.ts";
import { templateErrors } from "#app/features/selling/templates/errors.ts";
import { seatErrors } from "#app/features/people/seats/errors.ts";
import { tellChanges } from "#app/features/programs/feed/tell-changes.server.ts";
import { webhookOutlet } from "#app/features/programs/webhooks/webhook-outlet.server.ts";
import { webhookErrors } from "#app/features/programs/webhooks/errors.ts";
import { refusalAt } from "#app/addresses/rights-table.ts";
import { type ErrorCode, platformErrors } from "#app/platform/errors.ts";
import { paths } from "#app/paths.ts";
import type { Product } from "#app/platform/product.ts";

const errorStatuses: Record<ErrorCode, number> = {
  ...platformErrors,
  ...accountErrors,
  ...apiKeyErrors,
  ...bankFileErrors,
  ...calendarErrors,
  ...batchErrors,
  ...catalogueErrors,
  ...bookErrors,
  ...clientErrors,
  ...commentErrors,
  ...confirmingErrors,
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
  ...serviceErrors,
  ...reminderErrors,
  ...statementErrors,
  ...subscriptionErrors,
  ...templateErrors,
  ...webhookErrors,
};

export const product: Product = {
  errorStatuses,
  writeBook,
  tellChanges,
  refusalAt,
  pageWithoutSeat: paths.seats,
  outlets: [webhookOutlet],
};
