const AT_ZERO = "nothing is rounded at 0, and 0 has no sign";
const MORE_TRIES = "how often a lost race is run again: nobody sees one time more";

const A_PAGE = "how many a page lists: the others are on the next one";
const A_STEP = "how many are done at once: all are done in the end";
const LOOKED_AGAIN = "each batch is looked through again before it is written";
const ONLY_ITS_SIGN = "a comparison says by its sign which comes first, and these never are the same";
const NEVER_LEFT_OUT = "the default of what is always there";
const ASKED_AGAIN = "the owner of a closed or disabled business is not found either";
const RUN_REMINDERS = "app/features/money/reminders/run/run-reminders.server.ts";
const RELEASED =
  'await ctx.db.updateTable("payment_allocations").set({ reversed_by: null }).where("id", "=", id).execute();';
const INTEREST = "app/swiss/deadlines/interest.ts";
const MATCH = "app/features/money/bank-files/matching/match.ts";
const FIND_CANDIDATES = "app/features/money/bank-files/matching/find-candidates.server.ts";
const A_LIMIT = "a bound that no rule of the product names";
const WRITTEN_AS_IT_IS = "what is compared beside the wanted ones stands as it is, and nothing is added";
const OF_OWN = "its id came from a row of the same business";
const FOR_THE_INDEX = "only the index needs it: who is in no group is found by none";
const DESK = "app/features/people/operator";
const PROGRAMS = "app/features/programs";
const WRITERS = "app/features/taxes/book-writers";
const OVERDUE_CHECK = "app/features/selling/invoices/status/overdue-check.server.ts";

/** Faults that change nothing anybody could see: the line they are on, what becomes of it, and why. */
export const harmless = [
  ...[
    ["<", "<="],
    ["1", "(1 + 1)"],
  ].flatMap(([was, text]) => [
    {
      file: "app/features/books/ledger/ledger.ts",
      code: "return a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;",
      was,
      text,
      why: ONLY_ITS_SIGN,
    },
    {
      file: "app/features/money/bank-files/proof/missing-statements.ts",
      code: "const inOrder = read.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));",
      was,
      text,
      why: ONLY_ITS_SIGN,
    },
  ]),
  ...[
    ["0", "(0 + 1)"],
    ["false", "true"],
  ].map(([was, text]) => ({
    file: "app/features/selling/invoices/settling/settle-money.server.ts",
    code: "let standing = { due: 0, isPaid: false };",
    was,
    text,
    why: "money always settles some part, which says how the invoice stands",
  })),
  {
    file: "app/features/books/ledger/allocations.server.ts",
    code: "if (paymentId && OF_PAYMENT.includes(kind)) await addUpPayment(ctx, paymentId);",
    was: "&&",
    text: "||",
    why: "a rounding or Skonto adds its payment up once more, to the same sum",
  },
  {
    file: "app/features/books/ledger/allocations.server.ts",
    code: '.where("id", "=", id)',
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "the payment has been found in this business before",
  },
  {
    file: "app/features/money/bank-files/proof/missing-statements.ts",
    code: "for (let sequence = first + 1; sequence < last && missing.length < MAX_MISSING; sequence++)",
    was: "<",
    text: "<=",
    why: "the last number was read, and is never missing",
  },
  {
    file: "app/features/money/payments/review/confirm-payments.server.ts",
    code: '.where("id", "in", [...byInvoice.keys()])',
    was: '\n    .where("state", "in", ["sent", "written_off"])',
    text: "",
    why: "in any other state an invoice owes nothing, and no proposal fits it",
  },
  {
    file: "app/features/money/bank-files/reversals/take-back.server.ts",
    code: "const MOST_NAMED = 100;",
    was: "100",
    text: "(100 + 1)",
    why: "so many are unclear in any case",
  },
  ...[
    ['.where("id", "=", id)', '\n    .where("business_id", "=", ctx.businessId)'],
    [".selectAll()", '\n      .where("business_id", "=", ctx.businessId)'],
  ].map(([code, was]) => ({
    file: "app/features/money/bank-files/reversals/take-back.server.ts",
    code,
    was,
    text: "",
    why: "ids and accounts of others are never asked for",
  })),
  {
    file: "app/features/money/bank-files/undo-bank-file.server.ts",
    code: "const STEP = 25;",
    was: "25",
    text: "(25 + 1)",
    why: A_STEP,
  },
  {
    file: "app/features/money/bank-files/undo-bank-file.server.ts",
    code: "while (await inStep(ctx, (ctx) => forgetReports(ctx, id))) await yieldToRequests();",
    was: "await yieldToRequests();",
    text: ";",
    why: "only others wait longer",
  },
  {
    file: "app/features/money/reminders/run/due-reminders.server.ts",
    code: "const BATCH = 25;",
    was: "25",
    text: "(25 + 1)",
    why: A_STEP,
  },
  {
    file: "app/features/money/reminders/run/due-reminders.server.ts",
    code: "await yieldToRequests();",
    was: "await yieldToRequests();",
    text: ";",
    why: "only others wait longer",
  },
  ...[
    { file: "app/features/selling/papers/issue-paper.server.ts", name: "MAX_DRAWINGS" },
    { file: "app/features/money/reminders/create-reminder.server.ts", name: "MAX_DRAWINGS" },
  ].flatMap(({ file, name }) => [
    { file, code: `const ${name} = 5;`, was: "5", text: "(5 + 1)", why: MORE_TRIES },
    {
      file,
      code: `for (let drawing = 0; drawing < ${name}; drawing++) {`,
      was: "<",
      text: "<=",
      why: MORE_TRIES,
    },
    {
      file,
      code: `for (let drawing = 0; drawing < ${name}; drawing++) {`,
      was: "0",
      text: "(0 + 1)",
      why: MORE_TRIES,
    },
  ]),
  ...[
    [`${DESK}/accounts/find-accounts.server.ts`, "const PAGE_SIZE = 25;", "25", A_PAGE],
    [`${DESK}/jobs/desk-jobs.server.ts`, "const PAGE_SIZE = 25;", "25", A_PAGE],
    [`${DESK}/acts/act.schema.ts`, 'seen: z.string().max(36).default(""),', "36", A_LIMIT],
    [`${PROGRAMS}/mcp/tools/reports.server.ts`, "const MOST_PAGES = 10_000;", "10_000", A_LIMIT],
    [
      `${PROGRAMS}/mcp/tools/years.server.ts`,
      "const yearRule = z.number().int().min(1900).max(2099);",
      "1900",
      A_LIMIT,
    ],
    [
      `${PROGRAMS}/webhooks/delivery/deliver-webhook.server.ts`,
      "const TIMEOUT_MS = 10_000;",
      "10_000",
      A_LIMIT,
    ],
    [
      `${PROGRAMS}/webhooks/replay/replay.schema.ts`,
      "export const replaySchema = z.object({ webhookId: z.string().max(50).optional() });",
      "50",
      A_LIMIT,
    ],
    [`${PROGRAMS}/webhooks/webhook.schema.ts`, ".max(100)", "100", A_LIMIT],
    [`${WRITERS}/jobs.server.ts`, "const MOST_STEPS = 20;", "20", A_STEP],
    [`${WRITERS}/move-books.server.ts`, "const STEP = 500;", "500", A_STEP],
    [`${WRITERS}/write-book.server.ts`, "const STEP = 500;", "500", A_STEP],
  ].map(([file, code, was, why]) => ({ file, code, was, text: `(${was} + 1)`, why })),
  {
    file: `${DESK}/acts/act.schema.ts`,
    code: "export const jobActSchema = actSchema.omit({ seen: true });",
    was: "true",
    text: "false",
    why: "nobody reads it of a job",
  },
  {
    file: `${PROGRAMS}/webhooks/delivery/post-webhook.server.ts`,
    code: '(url.protocol === "https:" ? https : http)',
    was: "===",
    text: "!==",
    why: "the agent makes the connection, with TLS or without",
  },
  ...[
    ["delivery/queue-delivery", '.set({ state: "pending", run, attempts, next_at: at.toISOString() })'],
    ["replay/replay-event", '.select("id")'],
  ].map(([name, code]) => ({
    file: `${PROGRAMS}/webhooks/${name}.server.ts`,
    code,
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: OF_OWN,
  })),
  {
    file: `${PROGRAMS}/webhooks/place-of-webhook.server.ts`,
    code: '.where("id", "=", id)',
    was: '\n        .where(\n          "business_id",\n          "in",\n          places.map(({ businessId }) => businessId),\n        )',
    text: "",
    why: "a place of another business is none of those that are looked through",
  },
  {
    file: `${WRITERS}/expenses.server.ts`,
    code: '.where("business_id", "=", ctx.businessId)',
    was: '\n    .where("id", "in", ids)',
    text: "",
    why: WRITTEN_AS_IT_IS,
  },
  {
    file: `${WRITERS}/manual.server.ts`,
    code: 'const rows = await manualRows(ctx).where("id", "in", ids).orderBy("id").execute();',
    was: '.where("id", "in", ids)',
    text: "",
    why: WRITTEN_AS_IT_IS,
  },
  {
    file: `${WRITERS}/manual.server.ts`,
    code: 'const fact = { kind, sourceId: id, basis: "", day, net, vat: 0, rate: null } as const;',
    was: "0",
    text: "(0 + 1)",
    why: "a booking whose accounts are named has no VAT of its own",
  },
  {
    file: `${WRITERS}/move-books.server.ts`,
    code: "if (last && rows.length === STEP) return { holder, after: last.id };",
    was: "&&",
    text: "||",
    why: "it takes one step more, which finds nothing",
  },
  {
    file: `${WRITERS}/move-books.server.ts`,
    code: '.where("entry.invoice_id", "not in", known.where("holder_id", "in", ids))',
    was: '.where("holder_id", "in", ids)',
    text: "",
    why: "only those of the wanted ones count",
  },
  {
    file: `${WRITERS}/jobs.server.ts`,
    code: "for (let step = 0; place !== null && step < MOST_STEPS; step++) {",
    was: "<",
    text: "<=",
    why: A_STEP,
  },
  ...[
    "const negative = numerator < 0n !== denominator < 0n;",
    "const top = numerator < 0n ? -numerator : numerator;",
  ].map((code) => ({ file: "app/swiss/money.ts", code, was: "<", text: "<=", why: AT_ZERO })),
  {
    file: "app/swiss/money.ts",
    code: "const bottom = denominator < 0n ? -denominator : denominator;",
    was: "<",
    text: "<=",
    why: AT_ZERO,
  },
  {
    file: "app/features/selling/invoices/document/invoices.server.ts",
    code: 'if (!ids.every(isId)) throw new AppError("invoice.not_found");',
    was: 'throw new AppError("invoice.not_found");',
    text: ";",
    why: "SQLite finds none by such an id; Postgres fails at some of them, and the tests there see it",
  },
  {
    file: OVERDUE_CHECK,
    code: '.select(["invoices.id", "invoices.issue_date as issueDate"])',
    was: '\n    .where("invoices.business_id", "=", ctx.businessId)',
    text: "",
    why: LOOKED_AGAIN,
  },
  {
    file: OVERDUE_CHECK,
    code: '.where("businesses.sealed_until", "is", null)',
    was: '\n    .where("invoices.state", "=", "sent")',
    text: "",
    why: LOOKED_AGAIN,
  },
  {
    file: OVERDUE_CHECK,
    code: '.where("invoices.archived_at", "is", null)',
    was: '\n    .where("invoices.due_date", "<", ctx.today)',
    text: "",
    why: LOOKED_AGAIN,
  },
  {
    file: OVERDUE_CHECK,
    code: '.where((eb) => hasStatus(eb, "overdue", ctx.today))',
    was: '\n    .where("invoices.archived_at", "is", null)',
    text: "",
    why: LOOKED_AGAIN,
  },
  {
    file: OVERDUE_CHECK,
    code: '.innerJoin("businesses", "businesses.id", "invoices.business_id")',
    was: '\n    .where("businesses.sealed_until", "is", null)',
    text: "",
    why: LOOKED_AGAIN,
  },
  {
    file: OVERDUE_CHECK,
    code: "const next = query.where(({ eb, refTuple, tuple }) =>",
    was: '.where(({ eb, refTuple, tuple }) =>\n      eb(refTuple("invoices.issue_date", "invoices.id"), ">", tuple(issueDate, id)),\n    )',
    text: "",
    why: "what was written down is not found again, so that each batch is another one; it only takes longer",
  },
  {
    file: OVERDUE_CHECK,
    code: 'return readingApart ? readingApart("invoice.overdue_check", work) : work();',
    was: "readingApart",
    text: "!(readingApart)",
    why: "the same is read, elsewhere",
  },
  {
    file: INTEREST,
    code: "if (to <= from) return 0;",
    was: "<=",
    text: "<",
    why: "in no days there is no interest",
  },
  {
    file: INTEREST,
    code: ".filter(({ day }) => day > from && day < to)",
    was: "<",
    text: "<=",
    why: "nothing is charged after the last day",
  },
  ...[
    ["<", "<="],
    ["1", "(1 + 1)"],
  ].map(([was, text]) => ({
    file: INTEREST,
    code: ".toSorted((a, b) => (a.day < b.day ? -1 : 1));",
    was,
    text,
    why: "of payments of one day it does not matter which comes first",
  })),
  {
    file: INTEREST,
    code: "for (const { day, amount: paid } of [...later, { day: to, amount: 0 }]) {",
    was: "0",
    text: "(0 + 1)",
    why: "what is left after the last day is charged nothing",
  },
  {
    file: INTEREST,
    code: 'const [year = 0, month = 0, date = 0] = day.split("-").map(Number);',
    was: "0",
    text: "(0 + 1)",
    why: NEVER_LEFT_OUT,
  },
  {
    file: "app/features/money/reminders/reminder-claim.ts",
    code: "const gross = shares[index] ?? 0;",
    was: "0",
    text: "(0 + 1)",
    why: NEVER_LEFT_OUT,
  },
  {
    file: RUN_REMINDERS,
    code: '.where("hour", "<=", zurichHour(ctx.now))',
    was: '\n    .where("sealed_until", "is", null)',
    text: "",
    why: ASKED_AGAIN,
  },
  {
    file: RUN_REMINDERS,
    code: '.where("sealed_until", "is", null)',
    was: '\n    .where("disabled_at", "is", null)',
    text: "",
    why: ASKED_AGAIN,
  },
  {
    file: RUN_REMINDERS,
    code: "const MOST_A_RUN = 200;",
    was: "200",
    text: "(200 + 1)",
    why: "the rest has a job of its own: nobody sees where it begins",
  },
  {
    file: MATCH,
    code: "const close = open.filter(({ due }) => due > amount && due - amount <= ROUNDING_LIMIT);",
    was: ">",
    text: ">=",
    why: "what owes exactly the amount has been found before",
  },
  {
    file: MATCH,
    code: "if (found.length > 1) return;",
    was: "1",
    text: "(1 + 1)",
    why: "it stops looking one later",
  },
  {
    file: MATCH,
    code: "if (left === 0 && chosen.length > 1) found.push(chosen);",
    was: ">",
    text: ">=",
    why: "what owes exactly the amount has been found before",
  },
  {
    file: MATCH,
    code: "if (left <= 0 || chosen.length === MAX_COMBINED) return;",
    was: "<=",
    text: "<",
    why: "each open invoice owes something, so that nothing more adds up",
  },
  ...[
    ["||", "&&"],
    ["0", "(0 + 1)"],
  ].map(([was, text]) => ({
    file: FIND_CANDIDATES,
    code: "const isMatched = byReference.length > 0 || byNumber.length > 0;",
    was,
    text,
    why: "those of the payer are looked up and not used",
  })),
  ...[
    ["<", "<="],
    ["1", "(1 + 1)"],
  ].map(([was, text]) => ({
    file: FIND_CANDIDATES,
    code: "return [...all.values()].filter(isOpen).sort((a, b) => (age(a) < age(b) ? -1 : 1));",
    was,
    text,
    why: ONLY_ITS_SIGN,
  })),
  ...[
    ["0", "(0 + 1)"],
    ["false", "true"],
  ].map(([was, text]) => ({
    file: "app/features/selling/invoices/settling/book-payment.server.ts",
    code: "let standing = { due: 0, isPaid: false };",
    was,
    text,
    why: "each invoice has a part that says how it stands",
  })),
  {
    file: "app/features/selling/invoices/settling/release-payments.server.ts",
    code: "left = invoice.settled - taken.reduce((sum, { amount }) => sum + amount, 0);",
    was: "0",
    text: "(0 + 1)",
    why: "whatever is taken leaves less than the total",
  },
  {
    file: "app/features/selling/invoices/settling/restore-allocations.server.ts",
    code: RELEASED,
    was: RELEASED,
    text: ";",
    why: "the transaction of this id is deleted: nobody asks for it again",
  },
  {
    file: "app/features/selling/invoices/settling/take-back-allocations.server.ts",
    code: '.select("paid_on")',
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "the invoice has been found in this business before",
  },
  {
    file: "app/features/selling/batches/acts/batch-invoice.ts",
    code: "saveClient: false,",
    was: "false",
    text: "true",
    why: "the invoice names a client that is saved already",
  },
  {
    file: "app/features/selling/batches/clients-of-batch.server.ts",
    code: "const rows = await own(ctx)",
    was: '\n    .where("group_names", "!=", "")',
    text: "",
    why: FOR_THE_INDEX,
  },
  {
    file: "app/features/selling/clients/client-groups.server.ts",
    code: '.where("business_id", "=", ctx.businessId)',
    was: '\n    .where("group_names", "!=", "")',
    text: "",
    why: FOR_THE_INDEX,
  },
  {
    file: "app/features/selling/batches/batch-letters.server.ts",
    code: '.select([`batch_rows.${paper} as id`, "clients.postal_code"])',
    was: '\n    .where("batch_rows.business_id", "=", ctx.businessId)',
    text: "",
    why: "the batch has been found in this business before",
  },
  {
    file: "app/features/selling/clients/let-go-of-client.server.ts",
    code: "}))",
    was: '\n      .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "the client has been found in this business before, and only its own papers name it",
  },
  {
    file: "app/features/money/payment-rules/met-rules.server.ts",
    code: '.where("payment_rules.business_id", "=", ctx.businessId)',
    was: '\n    .where("kind", "=", "payer")',
    text: "",
    why: "only the index needs it: a rule of a text has no account",
  },
  ...["100", "1000"].map((was) => ({
    file: "app/features/money/payment-rules/teach.server.ts",
    code: "export const MOST_RULES = { payer: 1000, text: 100 };",
    was,
    text: `(${was} + 1)`,
    why: A_LIMIT,
  })),
  {
    file: "app/features/front/projects/project-sums.server.ts",
    code: "const MOST_LABELS = 500;",
    was: "500",
    text: "(500 + 1)",
    why: A_LIMIT,
  },
  ...["clients-of-batch", "chosen/chosen-papers"].map((name) => ({
    file: `app/features/selling/batches/${name}.server.ts`,
    code: "const IDS_AT_ONCE = 1_000;",
    was: "1_000",
    text: "(1_000 + 1)",
    why: A_STEP,
  })),
  {
    file: "app/features/selling/batches/acts/send-row.server.ts",
    code: "if (now) await settleSent(ctx, row, now);",
    was: "await settleSent(ctx, row, now);",
    text: ";",
    why: "the next step comes to the row again, and finds it sent",
  },
];
