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
