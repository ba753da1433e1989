/**
 * The rules that must not break unnoticed: where they are, and which tests watch over them. `most` is how many faults
 * a file gets; they are spread evenly over it.
 */
export const areas = [
  {
    name: "settlement",
    files: [
      "app/features/settlement/amount-due.ts",
      "app/features/settlement/allocations.server.ts",
      "app/features/settlement/payment.ts",
      "app/features/invoices/paying/book-payment.server.ts",
      "app/features/invoices/paying/release-payments.server.ts",
      "app/features/invoices/paying/restore-allocations.server.ts",
      "app/features/invoices/paying/take-back-allocations.server.ts",
      "app/features/invoices/pricing/skonto.ts",
      "app/features/invoices/pricing/vat-parts.ts",
    ],
    tests: [
      "tests/features/payments",
      "tests/features/bank-files",
      "tests/features/invoices/correcting",
      "tests/features/invoices/pricing",
      "tests/features/invoices/status",
    ],
    most: 8,
  },
  {
    name: "payments",
    files: [
      "app/features/payments/client-credit.server.ts",
      "app/features/payments/credits-left.server.ts",
      "app/features/payments/record-payment.server.ts",
      "app/features/payments/undo-payment.server.ts",
      "app/features/payments/write-off.server.ts",
      "app/features/payments/refunds/record-refund.server.ts",
      "app/features/payments/review/assign-payment.server.ts",
      "app/features/payments/review/confirm-payments.server.ts",
    ],
    tests: ["tests/features/payments", "tests/features/invoices/correcting", "tests/screens/payments"],
    most: 6,
  },
  {
    name: "bank files",
    files: [
      "app/features/bank-files/matching/match.ts",
      "app/features/bank-files/matching/match-payment.server.ts",
      "app/features/bank-files/matching/is-outdated.ts",
      "app/features/bank-files/identity/same-transaction.ts",
      "app/features/bank-files/reports/bank-facts.ts",
      "app/features/bank-files/reversals/credits-meant.ts",
      "app/features/bank-files/reversals/take-back.server.ts",
      "app/features/bank-files/undo-bank-file.server.ts",
    ],
    tests: ["tests/features/bank-files", "tests/screens/payments"],
    most: 12,
  },
  {
    name: "offers",
    files: [
      "app/features/offers/answering/answer-offer.server.ts",
      "app/features/offers/invoicing/invoice-offer.server.ts",
      "app/features/offers/invoicing/part-rows.ts",
      "app/features/offers/status/issue-offer.server.ts",
      "app/features/offers/status/offer-actions.ts",
      "app/features/offers/status/offer-status.ts",
    ],
    tests: ["tests/features/offers", "tests/screens/offers"],
    most: 6,
  },
  {
    name: "online payments",
    files: [
      "app/features/online-payments/settling/settle-online-payment.server.ts",
      "app/features/online-payments/settling/taken-back.server.ts",
      "app/features/online-payments/start-online-payment.server.ts",
    ],
    tests: ["tests/features/online-payments"],
    most: 8,
  },
  {
    name: "interest",
    files: ["app/features/reminders/reminder-claim.ts", "app/swiss/deadlines/interest.ts"],
    tests: [
      "tests/features/reminders/reminder-claim",
      "tests/features/reminders/create-reminder",
      "tests/swiss/deadlines",
    ],
    most: 12,
  },
  {
    name: "money",
    files: ["app/swiss/money.ts", "app/swiss/decimal.ts"],
    tests: ["tests/swiss/money", "tests/swiss/quantity", "tests/swiss/vat"],
    most: 10,
  },
  { name: "VAT", files: ["app/swiss/vat.ts"], tests: ["tests/swiss/vat"], most: 10 },
  {
    name: "references",
    files: ["app/swiss/reference.ts", "app/swiss/mod97.ts", "app/swiss/iban.ts"],
    tests: ["tests/swiss/reference", "tests/swiss/iban"],
    most: 10,
  },
  {
    name: "QR-bill",
    files: ["app/swiss/qr-bill-rules.ts", "app/swiss/qr-payload.ts"],
    tests: ["tests/swiss/qr-", "tests/features/qr-bill/validators", "tests/features/qr-bill/invoice-slip"],
    most: 8,
  },
  {
    name: "ownership",
    files: [
      "app/features/invoices/invoices.server.ts",
      "app/features/clients/clients.server.ts",
      "app/features/webhooks/delivery/webhook-deliveries.server.ts",
      "app/platform/auth/session.server.ts",
    ],
    tests: [
      "tests/features/invoices/list",
      "tests/features/invoices/create-invoice",
      "tests/features/invoices/update-invoice",
      "tests/features/clients/clients",
      "tests/features/webhooks/webhooks",
      "tests/features/webhooks/delivery/deliver-webhook",
      "tests/platform/auth/session",
      "tests/platform/database/query-plans",
    ],
    most: 8,
  },
  {
    name: "plan limits",
    files: ["app/features/subscriptions/usage.server.ts", "app/features/subscriptions/plan.ts"],
    tests: [
      "tests/features/subscriptions/plan",
      "tests/features/subscriptions/usage",
      "tests/features/invoices/create-invoice",
      "tests/features/invoices/update-invoice",
    ],
    most: 10,
  },
  {
    name: "rate limits",
    files: ["app/platform/auth/rate-limit.server.ts"],
    tests: ["tests/platform/auth/rate-limit", "tests/features/accounts/sign-in-limits"],
    most: 14,
  },
  {
    name: "idempotency",
    files: ["app/platform/http/idempotency.server.ts"],
    tests: ["tests/platform/http/idempotency"],
    most: 14,
  },
  {
    name: "statuses",
    files: [
      "app/features/invoices/status/change-status.server.ts",
      "app/features/invoices/status/invoice-actions.ts",
      "app/features/invoices/status/leave-draft.server.ts",
      "app/features/invoices/status/overdue-check.server.ts",
    ],
    tests: ["tests/features/invoices/status"],
    most: 8,
  },
  {
    name: "numbers",
    files: ["app/features/invoices/numbering/allocate-number.server.ts"],
    tests: ["tests/features/invoices/numbering", "tests/features/invoices/create-invoice"],
    most: 8,
  },
];

const AT_ZERO = "nothing is rounded at 0, and 0 has no sign";
const MORE_TRIES = "how often a lost race is run again: nobody sees one time more";

const LOOKED_AGAIN = "each batch is looked through again before it is written";
const OVERDUE_CHECK = "app/features/invoices/status/overdue-check.server.ts";

/** Faults that change nothing anybody could see: the line they are on, what becomes of it, and why. */
export const harmless = [
  ...[
    "const negative = numerator < 0n !== denominator < 0n;",
    "const top = numerator < 0n ? -numerator : numerator;",
  ].map((code) => ({ file: "app/swiss/money.ts", code, was: "<", text: "<=", why: AT_ZERO })),
  {
    file: "app/swiss/money.ts",
    code: "const bottom = denominator < 0n ? -denominator : denominator;",
    ...{ was: "<", text: "<=", why: AT_ZERO },
  },
  {
    file: "app/features/invoices/status/leave-draft.server.ts",
    code: "const MAX_DRAWINGS = 5;",
    ...{ was: "5", text: "(5 + 1)", why: MORE_TRIES },
  },
  {
    file: "app/features/invoices/status/leave-draft.server.ts",
    code: "for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {",
    ...{ was: "<", text: "<=", why: MORE_TRIES },
  },
  {
    file: "app/features/invoices/invoices.server.ts",
    code: 'if (!ids.every(isId)) throw new AppError("invoice.not_found");',
    ...{ was: 'throw new AppError("invoice.not_found");', text: ";" },
    why: "SQLite finds none by such an id; Postgres fails at some of them, and the tests there see it",
  },
  {
    file: OVERDUE_CHECK,
    code: '.select(["invoices.id", "invoices.issue_date as issueDate"])',
    ...{ was: '\n    .where("invoices.business_id", "=", ctx.businessId)', text: "", why: LOOKED_AGAIN },
  },
  {
    file: OVERDUE_CHECK,
    code: '.where("businesses.sealed_until", "is", null)',
    ...{ was: '\n    .where("invoices.state", "=", "sent")', text: "", why: LOOKED_AGAIN },
  },
  {
    file: OVERDUE_CHECK,
    code: '.where("invoices.archived_at", "is", null)',
    ...{ was: '\n    .where("invoices.due_date", "<", ctx.today)', text: "", why: LOOKED_AGAIN },
  },
  {
    file: OVERDUE_CHECK,
    code: 'return readingApart ? readingApart("invoice.overdue_check", work) : work();',
    ...{ was: "readingApart", text: "!(readingApart)", why: "the same is read, elsewhere" },
  },
];
