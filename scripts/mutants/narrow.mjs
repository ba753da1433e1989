/** The tests of files that few tests are about; the others have all of their area's. */
export const narrow = {
  "app/features/ledger/amount-due.ts": [
    "tests/features/payments/settled-by",
    "tests/features/payments/payments.test",
    "tests/features/payments/write-off",
    "tests/features/bank-files/skonto",
  ],
  "app/features/ledger/payment.ts": [
    "tests/features/payments/settled-by",
    "tests/features/payments/payments.test",
    "tests/features/payments/refunds",
    "tests/features/payments/review",
    "tests/features/invoices/correcting/credit-notes",
  ],
  "app/features/invoices/paying/book-payment.server.ts": [
    "tests/features/payments/payments.test",
    "tests/features/payments/skonto",
    "tests/features/payments/review",
    "tests/features/bank-files/skonto",
  ],
  "app/features/invoices/paying/release-payments.server.ts": [
    "tests/features/payments/released",
    "tests/features/payments/payments.test",
    "tests/features/payments/write-off",
  ],
  "app/features/invoices/paying/restore-allocations.server.ts": [
    "tests/features/bank-files/reversals",
    "tests/features/bank-files/standing-again",
    "tests/features/bank-files/skonto",
  ],
  "app/features/invoices/paying/take-back-allocations.server.ts": [
    "tests/features/payments/released",
    "tests/features/payments/payments.test",
    "tests/features/payments/refunds",
    "tests/features/bank-files/reversals",
    "tests/features/bank-files/standing-again",
    "tests/features/invoices/correcting/credit-notes",
  ],
  "app/features/invoices/pricing/skonto.ts": [
    "tests/features/invoices/pricing/skonto",
    "tests/features/invoices/pricing/totals",
    "tests/features/payments/skonto",
    "tests/features/bank-files/skonto",
  ],
  "app/features/invoices/pricing/vat-parts.ts": ["tests/features/invoices/pricing/vat-parts"],
  "app/features/payments/client-credit.server.ts": [
    "tests/features/payments/client-credit",
    "tests/features/payments/payments.test",
    "tests/features/payments/refunds",
  ],
  "app/features/payments/credits-left.server.ts": [
    "tests/features/payments/credits-left",
    "tests/features/payments/client-credit",
  ],
  "app/features/payments/record-payment.server.ts": [
    "tests/features/payments/payments.test",
    "tests/features/payments/skonto",
    "tests/features/payments/closed-business",
    "tests/screens/payments",
  ],
  "app/features/payments/undo-payment.server.ts": [
    "tests/features/payments/payments.test",
    "tests/features/payments/released",
    "tests/features/payments/closed-business",
  ],
  "app/features/payments/write-off.server.ts": [
    "tests/features/payments/write-off",
    "tests/features/payments/closed-business",
  ],
  "app/features/payments/refunds/record-refund.server.ts": [
    "tests/features/payments/refunds",
    "tests/features/payments/closed-business",
  ],
  "app/features/payments/review/assign-payment.server.ts": [
    "tests/features/payments/review",
    "tests/features/payments/closed-business",
    "tests/features/bank-files/import-bank-files",
  ],
  "app/features/payments/review/confirm-payments.server.ts": [
    "tests/features/payments/review",
    "tests/features/payments/closed-business",
  ],
  "app/features/bank-files/matching/match.ts": [
    "tests/features/bank-files/match",
    "tests/features/bank-files/several-references",
    "tests/features/bank-files/skonto",
    "tests/features/bank-files/import-bank-files",
  ],
  "app/features/bank-files/matching/find-candidates.server.ts": [
    "tests/features/bank-files/known-payers",
    "tests/features/bank-files/import-bank-files",
    "tests/features/bank-files/skonto",
  ],
  "app/features/reminders/run/run-reminders.server.ts": ["tests/features/reminders/run-"],
};
