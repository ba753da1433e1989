const AT_ZERO = "nothing is rounded at 0, and 0 has no sign";
const MORE_TRIES = "how often a lost race is run again: nobody sees one time more";

const ODD_ID = "SQLite finds none by such an id; Postgres fails at some of them, and the tests there see it";
const A_PAGE = "how many a page lists: the others are on the next one";
const MORE_THERE = "one more than is shown says that there is more, and so do two";
const ANY_THERE = "two say as well as one that there is any";
const FIRST_OF_TWO = "the first is taken of two as well";
const A_STEP = "how many are done at once: all are done in the end";
const LOOKED_AGAIN = "each batch is looked through again before it is written";
const ONLY_ITS_SIGN = "a comparison says by its sign which comes first, and these never are the same";
const NEVER_LEFT_OUT = "the default of what is always there";
const ASKED_AGAIN = "the owner of a closed or disabled business is not found either";
const RUN_REMINDERS = "app/features/money/reminders/run/run-reminders.server.ts";
const INTEREST = "app/swiss/deadlines/interest.ts";
const MATCH = "app/features/money/bank-files/matching/match.ts";
const FIND_CANDIDATES = "app/features/money/bank-files/matching/find-candidates.server.ts";
const A_LIMIT = "a bound that no rule of the product names";
const WRITTEN_AS_IT_IS = "what is compared beside the wanted ones stands as it is, and nothing is added";
const OF_OWN = "its id came from a row of the same business";
const OF_BATCH = "the batch has been found in this business before";
const FOR_THE_INDEX = "only the index needs it: who is in no group is found by none";
const DESK = "app/features/people/operator";
const API_KEYS = "app/features/people/api-keys";
const PROGRAMS = "app/features/programs";
const WRITERS = "app/features/taxes/book-writers";
const BATCHES = "app/features/selling/batches";
const DESK_OF_SEATS = "app/features/front/desk";
const EXPORTS = "app/features/front/exports";
const TODAY = "app/features/front/dashboard/today";
const CALENDAR = "app/features/front/calendar";
const ONLINE = "app/features/money/online-payments";
const DONATIONS = "app/features/money/donations";
const PUBLIC_PAGES = "app/features/front/public-pages";
const LIVE_STEPS = "app/features/people/progress/live-steps.server.ts";
const ENDED_WITH_IT = "the calendars of a deleted person and of a closed business are removed with them";
const ON_POSTGRES = "SQLite writes nothing beside an open transaction; the tests on Postgres see it";
const OVERDUE_CHECK = "app/features/selling/invoices/status/overdue-check.server.ts";

/** @param faults code, was and text of each */
function inFile(file, why, faults) {
  return faults.map(([code, was, text]) => ({ file, code, was, text, why }));
}

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
      file: "app/features/running/analytics/usage-report.server.ts",
      code: "return a.name < b.name ? -1 : 1;",
      was,
      text,
      why: ONLY_ITS_SIGN,
    },
  ]),
  ...[
    [`${DESK_OF_SEATS}/desk.server.ts`, ".toSorted((one, other) => (one.month < other.month ? -1 : 1)),"],
    [
      "app/features/front/accounting/next-return.server.ts",
      "const [first] = ahead.toSorted((a, b) => (a.day < b.day ? -1 : 1));",
    ],
    [
      "app/features/money/bank-files/proof/missing-statements.ts",
      "const inOrder = read.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));",
    ],
    [`${WRITERS}/used-credit.server.ts`, "uses.toSorted((a, b) => (a.id < b.id ? -1 : 1)),"],
    [FIND_CANDIDATES, "return [...all.values()].filter(isOpen).sort((a, b) => (age(a) < age(b) ? -1 : 1));"],
  ].map(([file, code]) => ({ file, code, was: "<", text: "<=", why: ONLY_ITS_SIGN })),
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
  {
    file: "app/features/money/bank-files/reversals/take-back.server.ts",
    code: '.where("id", "=", id)',
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "ids and accounts of others are never asked for",
  },
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
    [`${DESK_OF_SEATS}/desk.server.ts`, "const ON_PAGE = 25;", "25", A_PAGE],
    [`${TODAY}/asked-act.ts`, "act: z.string().max(200),", "200", A_LIMIT],
    [`${TODAY}/asked-act.ts`, "ids: z.array(z.string().max(100)).max(MOST),", "100", A_LIMIT],
    [`${TODAY}/asked-act.ts`, "const MOST = 20;", "20", A_LIMIT],
    [`${EXPORTS}/handover/handover-zip.server.ts`, "const SMALL = 3_000;", "3_000", A_LIMIT],
    [
      `${EXPORTS}/kinds/expenses.server.ts`,
      'for await (const page of pagesByDay(rows, "day", 100)) yield await withReceipts(ctx, page);',
      "100",
      A_STEP,
    ],
    [
      `${EXPORTS}/kinds/payments.server.ts`,
      'return pagesByDay(payments.selectAll(), "paid_on", 100);',
      "100",
      A_STEP,
    ],
    [`${EXPORTS}/kinds/invoices.server.ts`, "export const INVOICES_AT_ONCE = 25;", "25", A_STEP],
    [`${EXPORTS}/kinds/clients.server.ts`, "const CLIENTS_AT_ONCE = 200;", "200", A_STEP],
    [`${EXPORTS}/pages.server.ts`, "const BY_ID = 200;", "200", A_STEP],
    [
      "app/features/money/bank-files/read/entry-transactions.ts",
      'const params = { entry: number, line, direction: unknown.slice(0, 40) || "–" };',
      "40",
      A_LIMIT,
    ],
    [
      "app/features/money/bank-files/read/entry-transactions.ts",
      "const params = { entry: place + 1, line: entry.line, day: wrong.slice(0, 40) };",
      "40",
      A_LIMIT,
    ],
    [
      "app/features/money/bank-files/read/money-text.ts",
      "const params = { entry, amount: amount.text.slice(0, 40), line: amount.line };",
      "40",
      A_LIMIT,
    ],
    [
      "app/features/money/bank-files/long/kept-uploads.server.ts",
      "files.map(async ({ name, bytes }) => ({ name, bytes: await pack(bytes, { level: 1 }) })),",
      "1",
      "how hard it is compressed: the same comes out",
    ],
    ["app/features/money/bank-files/csv/waiting-files.server.ts", ".limit(1000)", "1000", A_STEP],
    ["app/features/front/imports/imports.server.ts", ".limit(1000)", "1000", A_STEP],
    [
      "app/features/money/reminders/client-letters/letters.schema.ts",
      "const seenText = z.string().max(12).transform(Number).pipe(z.number().int().nonnegative());",
      "12",
      A_LIMIT,
    ],
    [
      "app/features/money/reminders/client-letters/letters.schema.ts",
      "digest: z.string().max(64),",
      "64",
      A_LIMIT,
    ],
    ...["24", "512"].map((was) => [
      "app/features/money/bank-files/read/read-bank-files.server.ts",
      "resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 },",
      was,
      A_LIMIT,
    ]),
    ["app/features/money/bank-files/read/read-bank-files.server.ts", "outsideHeapMb: 700,", "700", A_LIMIT],
    [
      "app/features/money/bank-files/read/read-bank-files.server.ts",
      "processorTime: 60_000,",
      "60_000",
      A_LIMIT,
    ],
    [
      "app/features/front/imports/file/read-file.server.ts",
      "resourceLimits: { maxOldGenerationSizeMb: 512 },",
      "512",
      A_LIMIT,
    ],
    ["app/features/front/imports/file/read-file.server.ts", "outsideHeapMb: 300,", "300", A_LIMIT],
    ["app/features/front/imports/file/read-file.server.ts", "processorTime: 30_000,", "30_000", A_LIMIT],
    [
      "app/features/money/reminders/reminder-settings.schema.ts",
      "return z.union([z.number(), z.string().max(10)]).transform((value, ctx) => {",
      "10",
      "what is longer is no number of four digits either",
    ],
    [
      "app/features/money/bank-files/long/begin-long-import.server.ts",
      "const AT_ONCE = 1_000;",
      "1_000",
      A_STEP,
    ],
    [
      "app/features/money/payments/review/decide-shown.server.ts",
      "const LENGTH = 16;",
      "16",
      "how much of a hash is compared: it differs as soon as one character does",
    ],
    [
      "app/features/money/payments/review/decide-shown.server.ts",
      'return hash("sha256", JSON.stringify(shown)).slice(0, LENGTH);',
      "0",
      "how much of a hash is compared: it differs as soon as one character does",
    ],
    [
      "app/features/front/dashboard/chart.ts",
      "const highest = Math.max(1, ...months.map(({ amount }) => amount));",
      "1",
      "nothing is divided by 0; one Rappen is no column either",
    ],
    ["app/features/front/imports/run-long-import.server.ts", "const AT_ONCE = 200;", "200", A_STEP],
    [
      "app/features/money/bank-files/csv/written-cells.ts",
      "const value = smallestUnits({ text: fraction ? `${digits}.${fraction}` : digits, currency, line: 0 });",
      "0",
      "nobody is told the line of this amount",
    ],
    [
      "app/features/money/bank-files/bank-file-limits.ts",
      "export const MAX_INFLATION = 200;",
      "200",
      A_LIMIT,
    ],
    ["app/features/money/bank-files/csv/read-csv-row.ts", "const LONGEST_CELL = 40;", "40", A_LIMIT],
    [`${DONATIONS}/donation-letter.server.ts`, "export const LETTERS_IN_FILE = 100;", "100", A_PAGE],
    [
      `${DONATIONS}/chosen-donations.ts`,
      'const read = (name: string) => query.get(name)?.trim().slice(0, 100) ?? "";',
      "100",
      A_LIMIT,
    ],
    [`${DONATIONS}/donations.server.ts`, "const MOST_CLIENTS = 5_000;", "5_000", A_LIMIT],
    [`${DONATIONS}/donations.server.ts`, "const AT_ONCE = 400;", "400", A_STEP],
    [`${ONLINE}/settling/heal-online-payments.server.ts`, "const PAGE = 50;", "50", A_STEP],
    [`${ONLINE}/stripe/stripe-notice.server.ts`, "id: z.string().min(1).max(255),", "1", A_LIMIT],
    [
      `${ONLINE}/stripe/stripe-payments.server.ts`,
      "const found = await nullIfUnknown(sessions.list({ payment_intent: intent, limit: 1 }, options));",
      "1",
      "a payment has one page",
    ],
    ["app/features/people/oauth/connections.server.ts", ".limit(200)", "200", A_LIMIT],
    ...["10_000", "5_000"].map((most) => [
      "app/features/people/oauth/read-described-client.server.ts",
      "const LIMITS = { cap: 10_000, timeoutMs: 5_000 };",
      most,
      A_LIMIT,
    ]),
    ["app/features/people/oauth/client-metadata.schema.ts", ".array(z.string().max(100))", "100", A_LIMIT],
    [
      "app/features/people/accounts/money/known-account-rows.server.ts",
      "return (await known(ctx).limit(1).executeTakeFirst()) !== undefined;",
      "1",
      ANY_THERE,
    ],
    [
      `${PROGRAMS}/requests/trim-requests.server.ts`,
      'const newestOver = await own.orderBy("id", "desc").offset(MOST_REQUESTS).limit(1).executeTakeFirst();',
      "1",
      FIRST_OF_TWO,
    ],
    [
      "app/features/running/external/choose-unique.server.ts",
      'named.map((records) => `${records[0]?.external_id} (${records.map(nameOf).join(", ")})`).join("; ");',
      "0",
      "they are two at least, and share the id",
    ],
    [`${PROGRAMS}/requests/requests.server.ts`, ".limit(limit + 1)", "1", MORE_THERE],
    ["app/features/running/deletions/deletions.server.ts", ".limit(MAX_DELETIONS + 1)", "1", MORE_THERE],
    [
      `${PROGRAMS}/requests/requests.server.ts`,
      'eb(fn<string>("substr", ["path", val(1), val(path?.length ?? 0)]), "=", path ?? ""),',
      "0",
      NEVER_LEFT_OUT,
    ],
    [`${PROGRAMS}/requests/request-queue.server.ts`, "const FLUSH_EVERY = 1000;", "1000", A_STEP],
    [`${PROGRAMS}/requests/request-queue.server.ts`, "const ROWS_AT_ONCE = 100;", "100", A_STEP],
    [`${PROGRAMS}/requests/request-queue.server.ts`, "const TRIM_EVERY = 1000;", "1000", A_STEP],
    ...[
      'if (typeof body === "string") return Buffer.from(body.slice(0, KEPT_BYTES + 1));',
      "return body.slice(0, KEPT_BYTES + 1);",
    ].map((code) => [`${PROGRAMS}/requests/request-queue.server.ts`, code, "1", MORE_THERE]),
    ...["0", "1"].map((was) => [
      `${PROGRAMS}/requests/request-queue.server.ts`,
      "for (const { business_id } of noted) written.set(business_id, (written.get(business_id) ?? 0) + 1);",
      was,
      "how many are kept is looked at sooner",
    ]),
    [
      "app/features/running/analytics/usage-report.server.ts",
      'if (a.name === "" || b.name === "") return a.name === "" ? 1 : -1;',
      "1",
      ONLY_ITS_SIGN,
    ],
    ...[
      ["id: z.string().min(1).max(255),", "1"],
      ["id: z.string().min(1).max(255),", "255"],
      ["type: z.string().max(255),", "255"],
    ].map(([code, was]) => [
      "app/features/running/subscriptions/stripe/stripe-events.server.ts",
      code,
      was,
      A_LIMIT,
    ]),
    ["app/features/running/analytics/counted-path.ts", "const LONGEST = 200;", "200", A_LIMIT],
    [`${API_KEYS}/api-key.schema.ts`, ".array(z.string().max(40))", "40", A_LIMIT],
    [`${API_KEYS}/api-key.schema.ts`, ".max(40)", "40", A_LIMIT],
    [
      `${API_KEYS}/api-key.schema.ts`,
      'export const apiKeyFormSchema = apiKeySchema.and(z.object({ permit: z.string().max(200).default("") }));',
      "200",
      A_LIMIT,
    ],
    [`${API_KEYS}/api-key.schema.ts`, ".union([z.number(), z.string().max(10)])", "10", A_LIMIT],
    [`${PUBLIC_PAGES}/answer-offer-page.server.ts`, "const LONGEST_AGENT = 300;", "300", A_LIMIT],
    [`${PUBLIC_PAGES}/asking.server.ts`, "const MOST_CHOICES = 100;", "100", A_LIMIT],
    ["app/features/front/find/find-acts.server.ts", "const LOOKED_AT = 50;", "50", A_LIMIT],
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
    ["app/features/front/projects/project-sums.server.ts", "const MOST_LABELS = 500;", "500", A_LIMIT],
    [`${BATCHES}/acts/work-on-batch.server.ts`, "const TURN = 15_000;", "15_000", A_STEP],
    [`${BATCHES}/acts/work-on-batch.server.ts`, "const ROWS_A_STEP = 50;", "50", A_STEP],
    [
      `${BATCHES}/batch.schema.ts`,
      "const id = z.string().max(36);",
      "36",
      "what is longer than an id names nobody either",
    ],
    [
      `${BATCHES}/clients-of-batch.server.ts`,
      ".limit(MAX_CLIENTS + 1)",
      "1",
      "one more than may be is refused, and so are two",
    ],
    [`${BATCHES}/store-batch.server.ts`, "const ROWS_AT_ONCE = 500;", "500", A_STEP],
    [`${BATCHES}/clients-of-batch.server.ts`, "const IDS_AT_ONCE = 1_000;", "1_000", A_STEP],
    [`${BATCHES}/chosen/chosen-papers.server.ts`, "const IDS_AT_ONCE = 1_000;", "1_000", A_STEP],
    [
      "app/features/money/payment-rules/teach.server.ts",
      "export const MOST_RULES = { payer: 1000, text: 100 };",
      "100",
      A_LIMIT,
    ],
    [
      "app/features/money/payment-rules/teach.server.ts",
      "export const MOST_RULES = { payer: 1000, text: 100 };",
      "1000",
      A_LIMIT,
    ],
    [`${WRITERS}/jobs.server.ts`, "const MOST_STEPS = 20;", "20", A_STEP],
    [`${WRITERS}/move-books.server.ts`, "const STEP = 500;", "500", A_STEP],
    [`${WRITERS}/write-book.server.ts`, "const STEP = 500;", "500", A_STEP],
    [
      "app/features/money/bank-files/reports/bank-facts.ts",
      "return known.reduce((sum, isKnown, index) => sum + (isKnown ? 2 ** (known.length - index) : 0), 0);",
      "2",
      "it only says who knows more",
    ],
    [
      "app/features/selling/invoices/e-invoice/cii-values.ts",
      'xmlElement("ram:ChargeIndicator", xmlElement("udt:Indicator", String(amount < 0))),',
      "0",
      "none of 0 is written",
    ],
    ["app/features/selling/invoices/pdf/invoice-pdf-sender.ts", "const TALLEST = 50;", "50", A_LIMIT],
    ["app/features/front/imports/file/in-pieces.server.ts", "const PIECE = 25;", "25", A_STEP],
    [
      "app/features/people/accounts/passkeys/passkey.schema.ts",
      "id: bytes(1_400).min(1),",
      "1",
      "no id of a passkey is so short",
    ],
    [
      "app/features/people/accounts/passkeys/passkey.schema.ts",
      "rawId: bytes(1_400).min(1),",
      "1",
      "no id of a passkey is so short",
    ],
    [
      "app/features/front/imports/file/in-pieces.server.ts",
      "if (index % PIECE === 0) await setImmediate();",
      "0",
      A_STEP,
    ],
    ["app/features/taxes/year/changes/year-changes-page.server.ts", "export const FIRST = 10;", "10", A_PAGE],
    [OVERDUE_CHECK, "const BATCH = 25;", "25", A_STEP],
    [
      "app/features/front/imports/invoices/invoice-ids.server.ts",
      "values.slice(part * AT_ONCE, (part + 1) * AT_ONCE),",
      "1",
      A_STEP,
    ],
    [
      "app/features/people/accounts/passkeys/passkey-options.ts",
      "const TIMEOUT_MS = 5 * 60 * 1000;",
      "1000",
      A_LIMIT,
    ],
    [
      "app/features/people/accounts/passkeys/passkey-options.ts",
      "const TIMEOUT_MS = 5 * 60 * 1000;",
      "60",
      A_LIMIT,
    ],
    [
      "app/features/people/accounts/passkeys/passkey-options.ts",
      "const TIMEOUT_MS = 5 * 60 * 1000;",
      "5",
      A_LIMIT,
    ],
    [
      "app/features/taxes/tax/figures/read-sums.server.ts",
      "return rows.map(({ kind, rate, ...sum }) => ({ ...sum, kind: kind as EntryKind, rate: rate ?? 0 }));",
      "0",
      NEVER_LEFT_OUT,
    ],
    [
      "app/features/taxes/tax/files/ech-0217.ts",
      'element("businessReferenceId", escapeXml(facts.reference.slice(0, 50))),',
      "50",
      "an id has 36 characters",
    ],
    ["app/features/books/book/record.server.ts", "const ROWS = 200;", "200", A_STEP],
    ["app/features/taxes/tax/entries/rate-rows.schema.ts", ".max(100)", "100", A_LIMIT],
    ["app/features/taxes/tax/entries/rate-rows.schema.ts", "id: z.string().max(100),", "100", A_LIMIT],
    ...[
      "app/features/taxes/year/changes/year-changes.server.ts",
      "app/features/taxes/expenses/same-expense.server.ts",
      "app/features/taxes/tax/periods/correct-period.server.ts",
    ].map((file) => [file, ".limit(1)", "1", FIRST_OF_TWO]),
    [
      "app/features/money/bank-files/proof/missing-statements.ts",
      "const series = Map.groupBy(numbered, ({ account, to, from }) => `${account} ${(to || from).slice(0, 4)}`);",
      "0",
      "three figures of a year tell it apart from its neighbours as well",
    ],
    [
      "app/features/books/ledger/part-by-rate.ts",
      "const size = (at: number) => Math.abs(weights[at] ?? 0);",
      "0",
      "each place is one of the weights",
    ],
    ["app/features/taxes/expenses/receipts/draw-picture.server.ts", "const TIME_LIMIT = 60;", "60", A_LIMIT],
    [
      "app/features/taxes/year/lines/open-documents.server.ts",
      "received: 0,",
      "0",
      "a line of open documents has one amount",
    ],
    ["app/platform/http/idempotency.server.ts", "const FORM_WAITS = 20_000;", "20_000", A_LIMIT],
    [
      "app/features/money/bank-files/reports/bank-facts.ts",
      "return known.reduce((sum, isKnown, index) => sum + (isKnown ? 2 ** (known.length - index) : 0), 0);",
      "0",
      "it only says who knows more",
    ],
    ["app/features/taxes/expenses/receipts/receipt-file.ts", "const HEAD = 16_384;", "16_384", A_LIMIT],
    ["app/features/taxes/year/income.server.ts", "const NAMED = 20;", "20", A_LIMIT],
    [
      "app/features/taxes/year/year-accounts.ts",
      "return CATEGORIES[category].account < 2000;",
      "2000",
      "no category has the account 2000",
    ],
    [
      "app/features/selling/invoices/samples/example-invoice.server.ts",
      'sampleItem(t("home:example.items.print"), 6, 140_00, 81, "h"),',
      "6",
      "a sample may have any quantity",
    ],
    [
      "app/features/taxes/tax/periods/scope.server.ts",
      '[one.late, one.left].map((query) => query.select("sequence").limit(1).executeTakeFirst()),',
      "1",
      ANY_THERE,
    ],
    [`${WRITERS}/used-credit.server.ts`, "const STEP = 500;", "500", A_STEP],
    ["app/features/taxes/tax/reconciliation/begin-reconciliation.server.ts", ".limit(1)", "1", ANY_THERE],
    ["app/features/selling/invoices/form/client-options.server.ts", "const OFFERED = 200;", "200", A_LIMIT],
    [
      "app/features/books/journal/chart.server.ts",
      "return crc32(JSON.stringify(ACCOUNT_NAMES.map((name) => chart[name]))) + 1;",
      "1",
      "any whole number above 0 that changes with the accounts is a version",
    ],
    [
      `${PUBLIC_PAGES}/of-client/copies-of-year.server.ts`,
      'if ((making.get(clientId) ?? 0) > now) throw new AppError("public_page.copies_busy", [], LEASE / 1000);',
      "0",
      "the first ms of 1970 is as long ago as any",
    ],
    [
      "app/features/selling/invoices/pdf/invoice-pdf-carry.ts",
      "pen.rule(page.left, page.right, y + carryHeight(items), 0.4, LINE.fine);",
      "0.4",
      "how thick a line is drawn is a matter of taste",
    ],
    [
      "app/features/selling/invoices/pdf/invoice-pdf-items.ts",
      "x: 0,",
      "0",
      "every column that is drawn has been given its place before",
    ],
  ].map(([file, code, was, why]) => ({ file, code, was, text: `(${was} + 1)`, why })),
  {
    file: `${DESK_OF_SEATS}/desk.server.ts`,
    code: 'if (error instanceof AppError && error.code === "journal.being_moved") return null;',
    was: "&&",
    text: "||",
    why: "no other rule is broken by reading, and what breaks none is no AppError",
  },
  {
    file: `${DESK_OF_SEATS}/next-deadline.server.ts`,
    code: "const [first] = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));",
    was: "<",
    text: "<=",
    why: "of two that are due on one day either may be named",
  },
  ...[
    [
      'const expenses = ctx.db.selectFrom("expenses").select("id").where("business_id", "=", ctx.businessId);',
      "",
    ],
    ['.select("booking_id")', "\n    "],
  ].map(([code, before]) => ({
    file: `${EXPORTS}/handover/receipts.server.ts`,
    code,
    was: `${before}.where("business_id", "=", ctx.businessId)`,
    text: "",
    why: "their bookings are looked for in this business alone",
  })),
  {
    file: `${EXPORTS}/handover/receipts.server.ts`,
    code: '.select(["kind", "debit", "credit", "amount", "reverses"])',
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: OF_OWN,
  },
  ...[
    ["app/features/money/bank-files/csv/waiting-files.server.ts", '.deleteFrom("bank_csv_files")'],
    ["app/features/front/imports/imports.server.ts", '.deleteFrom("imports")'],
  ].map(([file, code]) => ({
    file,
    code,
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: OF_OWN,
  })),
  {
    file: "app/features/front/imports/run-long-import.server.ts",
    code: "if (!waiting?.isMapped || waiting.table.rows.length <= AT_ONCE) return bringIn(ctx, id, { choice });",
    was: "<=",
    text: "<",
    why: "a job brings in the same rows",
  },
  {
    file: "app/features/money/bank-files/long/begin-long-import.server.ts",
    code: "return countEntriesIn(documents) > AT_ONCE;",
    was: ">",
    text: ">=",
    why: "a job takes the same entries",
  },
  ...[
    ["review/save-payment", "id"],
    ["refunds/add-up-refunds", "paymentId"],
  ].map(([name, id]) => ({
    file: `app/features/money/payments/${name}.server.ts`,
    code: `.where("id", "=", ${id})`,
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "the payment has been found in this business before",
  })),
  {
    file: "app/features/money/reminders/client-letters/client-letters.server.ts",
    code: "const known = ids.filter(isId);",
    was: ".filter(isId)",
    text: "",
    why: ODD_ID,
  },
  ...[
    [
      'const out = hasNoDebit ? read(credit === "" && debit !== "" ? "debit" : "credit") : read("debit");',
      "&&",
      "||",
      "of two cells that say nothing either is read",
    ],
    ...[
      ["<", "<="],
      ["0", "(0 + 1)"],
    ].map(([was, text]) => [
      'return typeof received === "number" && received < 0',
      was,
      text,
      "a cell that says nothing has been left out before",
    ]),
    [
      'const stated = cellsOf(cells, mapping, "reference").filter(Boolean);',
      ".filter(Boolean)",
      "",
      "an empty one is no reference, and is left out of the text below",
    ],
  ].map(([code, was, text, why]) => ({
    file: "app/features/money/bank-files/csv/read-csv-row.ts",
    code,
    was,
    text,
    why,
  })),
  {
    file: "app/features/front/imports/file/cell-error.ts",
    code: "const ofColumn = column >= (first?.columns ?? 0) ? 1 : 0;",
    was: "0",
    text: "(0 + 1)",
    why: NEVER_LEFT_OUT,
  },
  {
    file: "app/features/money/bank-files/csv/stated-balances.ts",
    code: "if (!first || !last) return { opening: null, closing: null };",
    was: "||",
    text: "&&",
    why: "where there is a first row there is a last one",
  },
  {
    file: "app/features/money/bank-files/read/entry-amounts.ts",
    code: '(sum, { amount, direction }) => sum + requireAmount(amount, number) * (direction === "CRDT" ? -1 : 1),',
    was: "*",
    text: "/",
    why: "divided by 1 or by -1 it is the same",
  },
  ...inFile(
    `${TODAY}/invoices-today.server.ts`,
    "only the index needs it: what is paid or not due yet has no step, and what was reminded has a level",
    [
      ['.where("reminded_on", "is", null)', '\n    .where("due_date", "<", ctx.today)', ""],
      ['.where("due_date", "<", ctx.today)', '"<"', '"<="'],
      ['.where("reminded_level", "=", 0)', '\n    .where("reminded_on", "is", null)', ""],
      [
        '.where(({ eb, ref }) => eb(compared(ref("state")), "=", "sent"))',
        '\n    .where("paid_on", "is", null)',
        "",
      ],
    ],
  ),
  {
    file: `${EXPORTS}/handover/handover-zip.server.ts`,
    code: "if (lastSequence - firstSequence < SMALL) return makeZip(ctx, handover);",
    was: "<",
    text: "<=",
    why: "a job makes the same file",
  },
  ...[
    ["read-calendar", '.where("businesses.disabled_at", "is", null)', "users.deleted_at"],
    [
      "read-calendar",
      '.where("calendar_feeds.token_hash", "=", hashToken(token))',
      "businesses.sealed_until",
    ],
    ["read-desk-calendar", '.where("token_hash", "=", hashToken(token))', "users.deleted_at"],
  ].map(([name, code, column]) => ({
    file: `${CALENDAR}/${name}.server.ts`,
    code,
    was: `\n    .where("${column}", "is", null)`,
    text: "",
    why: ENDED_WITH_IT,
  })),
  ...[
    "const isWhole = ({ invoiceId }: Paid) => found.get(invoiceId)?.every(Boolean) ?? false;",
    "const isMixed = (one: Paid) => !isWhole(one) && (found.get(one.invoiceId)?.some(Boolean) ?? false);",
  ].map((code) => ({
    file: `${DONATIONS}/donations.server.ts`,
    code,
    was: "false",
    text: "true",
    why: NEVER_LEFT_OUT,
  })),
  ...[
    [".set(steps)", '\n      .where("id", "=", id)', ""],
    [
      "if (dialect.writesBeside) writing ??= outside(() => write(steps));",
      "dialect.writesBeside",
      "!(dialect.writesBeside)",
    ],
  ].map(([code, was, text]) => ({ file: LIVE_STEPS, code, was, text, why: ON_POSTGRES })),
  {
    file: `${PUBLIC_PAGES}/invoice-page-code.server.ts`,
    code: "const bill = slipToPay({ ...invoice, asOf: ctx.today, isCopy: false, mark: null });",
    was: "false",
    text: "true",
    why: "a code does not say whether it is a copy",
  },
  {
    file: `${PUBLIC_PAGES}/require-right-token.server.ts`,
    code: 'const NOTHING: PublicDocument = { kind: "invoice", businessId: "", id: "", version: 0 };',
    was: "0",
    text: "(0 + 1)",
    why: "what is compared without a document is refused whatever it is",
  },
  {
    file: `${PUBLIC_PAGES}/open-offer-page.server.ts`,
    code: '.where("offers.id", "=", id)',
    was: '\n    .where("offers.state", "!=", "draft")',
    text: "",
    why: "a draft has no link, and that of a withdrawn offer is of an earlier version",
  },
  {
    file: `${PUBLIC_PAGES}/of-client/own-page.server.ts`,
    code: "await lockOpenBusiness(ctx);",
    was: "await lockOpenBusiness(ctx);",
    text: ";",
    why: "SQLite has one writing transaction at a time, and the row is removed once on Postgres too",
  },
  {
    file: `${PUBLIC_PAGES}/offer-page-view.server.ts`,
    code: "sheet: { ...(await offerSheet(ctx, offer, { language })), logo: logo && offer.design.logo },",
    was: "&&",
    text: "||",
    why: "the logo of a design is kept for as long as a paper shows it, and the sheet only asks whether there is one",
  },
  ...inFile(`${PUBLIC_PAGES}/open-offer-page.server.ts`, "no link is of version 0", [
    ['.where("offers.public_version", ">", 0)', '">"', '">="'],
    ['.where("offers.state", "!=", "draft")', '\n    .where("offers.public_version", ">", 0)', ""],
  ]),
  {
    file: `${PUBLIC_PAGES}/open-offer-page.server.ts`,
    code: "const own = withBusiness(ctx, document.businessId, clockOf(document.businessId, row?.clock_days ?? 0));",
    was: "0",
    text: "(0 + 1)",
    why: NEVER_LEFT_OUT,
  },
  {
    file: LIVE_STEPS,
    code: "await writing;",
    was: "await writing;",
    text: ";",
    why: "what is being written is written all the same",
  },
  {
    file: `${PROGRAMS}/requests/request-queue.server.ts`,
    code: '.select("id")',
    was: '\n    .where("id", "in", ids)',
    text: "",
    why: "whether others are open too is not asked",
  },
  ...inFile(`${PROGRAMS}/requests/trim-requests.server.ts`, "there is none to delete", [
    ['.having(({ fn }) => fn.countAll(), ">", MOST_REQUESTS)', '">"', '">="'],
    ['if (ids.length > 0) await db.deleteFrom("api_requests").where("id", "in", ids).execute();', ">", ">="],
  ]),
  ...inFile("app/features/running/public-links/public-link.ts", "of two equal days either is taken", [
    ["const end = addDays(paidOn > renewedOn ? paidOn : renewedOn, DAYS_AFTER_PAYMENT);", ">", ">="],
    ["return end < until ? end : until;", "<", "<="],
  ]),
  ...[
    ["<", "<="],
    [">", ">="],
  ].map(([was, text]) => ({
    file: "app/features/people/seats/own/own-seats.server.ts",
    code: "return one < other ? -1 : Number(one > other);",
    was,
    text,
    why: "of two businesses of one name either may come first",
  })),
  {
    file: `${PROGRAMS}/requests/request-queue.server.ts`,
    code: "if (queue.timer) clearTimeout(queue.timer);",
    was: "queue.timer",
    text: "!(queue.timer)",
    why: "what waits is only written once more, or sooner",
  },
  {
    file: "app/features/people/oauth/read-described-client.server.ts",
    code: '.when("oauth_clients.expires_at", ">", expires_at)',
    was: '">"',
    text: '">="',
    why: "of two equal instants either is kept",
  },
  {
    file: "app/features/running/external/choose-unique.server.ts",
    code: '.where("business_id", "=", businessId)',
    was: '\n      .where("unique_as", "<>", "")',
    text: "",
    why: "what is released once more stays so",
  },
  ...inFile(
    "app/features/books/book/bookings.ts",
    "what contains no VAT is booked alike with and without it apart",
    [["export const NO_VAT: VatApart = { output: true, input: true };", "true", "false"]],
  ),
  ...inFile("app/features/books/book/bookings.ts", "an amount of 0 moves nothing, whichever way", [
    ["const [from, to] = amount < 0 ? [credit, debit] : [debit, credit];", "<", "<="],
  ]),
  ...inFile(`${WRITERS}/invoices.server.ts`, "an invoice in CHF waits for no rate", [
    [
      "const inEur = documents.filter(({ document }) => document.rates !== null);",
      ".filter(({ document }) => document.rates !== null)",
      "",
    ],
  ]),
  ...inFile(`${WRITERS}/method-changes.ts`, "nothing is taken of nothing", [
    ["const sign = whole < 0 ? -1 : 1;", "<", "<="],
  ]),
  ...inFile("app/swiss/vat/statutory-rates.ts", "both are the same day then", [
    ["const rows = inForce(day < first ? first : day);", "<", "<="],
  ]),
  ...inFile(`${PROGRAMS}/webhooks/delivery/webhook-deliveries.server.ts`, OF_OWN, [
    [
      '.selectFrom("webhook_deliveries")',
      '\n    .where("webhook_deliveries.business_id", "=", ctx.businessId)',
      "",
    ],
  ]),
  ...inFile("app/platform/auth/rate-limit.server.ts", "who is forgotten or not is counted alike", [
    ["if (held.size >= MOST_HOLDERS_REMEMBERED && oldest !== undefined) held.delete(oldest);", "!==", "==="],
  ]),
  ...inFile(
    "app/features/selling/invoices/correcting/credited-amount.ts",
    "shares of the same parts below 0 are alike",
    [["byReason.map(([, own]) => own.reduce((sum, { total }) => sum + total, 0)),", "+", "-"]],
  ),
  ...inFile(
    "app/features/selling/invoices/pdf/invoice-pdf.worker.ts",
    "reading what is not there fails as well",
    [
      [
        "if (!file) throw new RangeError(`no ${FACTUR_X} in the PDF`);",
        "throw new RangeError(`no ${FACTUR_X} in the PDF`);",
        ";",
      ],
    ],
  ),
  ...inFile("app/features/front/imports/file/row-values.ts", "the expression finds both or neither", [
    ["return road && buildingNumber ? { ...values, street: road, buildingNumber } : values;", "&&", "||"],
  ]),
  ...inFile("app/features/selling/papers/sending/deliveries.server.ts", ONLY_ITS_SIGN, [
    ["return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));", "<", "<="],
  ]),
  ...inFile("app/features/money/bank-files/read/packed-document.ts", "others wait a moment longer", [
    ["if (index % AT_ONCE === 0) await yieldToOthers();", "await yieldToOthers();", ";"],
  ]),
  ...inFile(
    "app/features/money/bank-files/entries/take-step.server.ts",
    "only those that are asked for are given",
    [['.where("business_id", "=", ctx.businessId)', '\n    .where("id", "in", ids)', ""]],
  ),
  ...inFile("app/features/money/bank-files/entries/take-step.server.ts", OF_OWN, [
    ['.select(["id", "payment_id"])', '\n    .where("business_id", "=", ctx.businessId)', ""],
  ]),
  ...inFile(
    "app/features/money/bank-files/reversals/take-back.server.ts",
    "only the index needs it: nothing is looked up by an empty name",
    [
      [
        '.where(column, "in", values)',
        [
          "",
          "// The index of references is only of those stated, and used only where the query says so literally.",
          '.where(column, "<>", sql.lit(""))',
        ].join("\n      "),
        "",
      ],
    ],
  ),
  ...inFile("app/features/money/bank-files/reversals/take-back.server.ts", LOOKED_AGAIN, [
    [
      '.where("state", "=", sql.lit("waiting"))',
      '\n    .where(({ or, eb }) => or(names.map(([column, values]) => eb(column, "in", values))))',
      "",
    ],
    ['const names = values.filter((value) => value !== "");', '.filter((value) => value !== "")', ""],
  ]),
  ...inFile(
    "app/features/selling/series/running/series-invoice.server.ts",
    "who gets it is a client already",
    [["saveClient: false,", "false", "true"]],
  ),
  ...inFile("app/features/taxes/tax/rates/exchange-rates.server.ts", "a payment in CHF is booked as it was", [
    ['.where("business_id", "=", ctx.businessId)', '\n      .where("currency", "=", "EUR")', ""],
  ]),
  ...inFile(
    "app/features/money/reminders/run/due-reminders.server.ts",
    "what is more than asked for is cut off",
    [["if (found.length - before >= most) break;", ">=", ">"]],
  ),
  ...inFile(`${WRITERS}/used-credit.server.ts`, "a note that nobody uses brings nothing", [
    ['.where("business_id", "=", ctx.businessId)', '\n    .where("id", "in", noteIds)', ""],
  ]),
  ...inFile(`${WRITERS}/used-credit.server.ts`, OF_OWN, [
    [
      '.select(["id", "total", "vat_rows", "issue_date", "corrects", "corrects_invoice_id", "exchange_rate"])',
      '\n    .where("business_id", "=", ctx.businessId)',
      "",
    ],
    [
      '.select(["use.invoice_id as invoiceId", "payments.id as paymentId", "source", "payments.currency"])',
      '\n      .where("payments.business_id", "=", ctx.businessId)',
      "",
    ],
  ]),
  ...inFile(
    "app/features/taxes/expenses/same-expense.server.ts",
    "the expenses that hold them are sought in the business",
    [['.select("expense_id")', '\n    .where("business_id", "=", ctx.businessId)', ""]],
  ),
  ...inFile("app/features/books/ledger/allocations.server.ts", "the rows of others are given to nobody", [
    [
      'const settling = ctx.db.selectFrom("payment_allocations").selectAll().where("invoice_id", "in", invoiceIds);',
      '.where("invoice_id", "in", invoiceIds)',
      "",
    ],
    ['(kind === "credit" || of_credit) && payment_id ? payment_id : [],', "&&", "||"],
  ]),
  ...inFile("app/features/books/ledger/left-by-rate.ts", "of nothing nothing is taken back", [
    [".filter(({ kind, amount }) => kinds.includes(kind) && amount > 0)", ">", ">="],
  ]),
  ...inFile("app/features/money/payments/write-off.server.ts", "of nothing nothing ends", [
    [
      'if (most > 0) await endOpenCharges(ctx, invoice.id, { reason: "written_off", most, allocationId });',
      ">",
      ">=",
    ],
  ]),
  ...inFile(
    "app/features/money/reminders/letter/letter.ts",
    "of two that are the same either one is highest",
    [
      [
        "const level = own.reduce((highest, due) => (due.level > highest ? due.level : highest), first.level);",
        ">",
        ">=",
      ],
    ],
  ),
  ...inFile("app/features/taxes/expenses/change-expenses.server.ts", OF_OWN, [
    [
      '.set({ archived_at: ctx.now.toISOString(), unique_as: "" })',
      '\n      .where("business_id", "=", ctx.businessId)',
      "",
    ],
  ]),
  ...inFile(
    "app/features/selling/invoices/settling/release-payments.server.ts",
    "whatever is taken of a paid invoice leaves it unpaid, so that nothing is looked at twice",
    [
      [
        "taken.push(...together.filter((one) => !taken.includes(one)));",
        ".filter((one) => !taken.includes(one))",
        "",
      ],
      ["left = invoice.settled - taken.reduce((sum, one) => sum + freed(one), 0);", "0", "(0 + 1)"],
    ],
  ),
  ...inFile("app/features/selling/clients/clients.server.ts", ODD_ID, [
    [
      'const rows = await own(ctx).selectAll().where("id", "in", ids.filter(isId)).execute();',
      ".filter(isId)",
      "",
    ],
  ]),
  ...inFile("app/features/books/ledger/add-up.server.ts", "a guard to which no act leads", [
    [
      "if (due < 0) throw new Error(`invoice ${id} would be settled by more than it owes`);",
      "throw new Error(`invoice ${id} would be settled by more than it owes`);",
      ";",
    ],
  ]),
  ...inFile("app/features/selling/clients/clients.server.ts", OF_OWN, [
    ["})", '\n      .where("business_id", "=", ctx.businessId)', ""],
  ]),
  ...inFile("app/features/selling/invoices/status/restore-invoice.server.ts", OF_OWN, [
    ["}))", '\n    .where("business_id", "=", ctx.businessId)', ""],
  ]),
  ...inFile(`${WRITERS}/read-documents.server.ts`, "no other payment has the id of a credit note", [
    ["return creditNoteNumber && paymentId ? [paymentId] : [];", "&&", "||"],
  ]),
  ...inFile(
    "app/features/selling/invoices/status/give-back-services.server.ts",
    "the services of an invoice are those of its business",
    [["}))", '\n    .where("business_id", "=", ctx.businessId)', ""]],
  ),
  ...inFile(
    "app/features/money/bank-files/matching/match-letter.ts",
    "what is exactly due is none of the two",
    [['return amount < due ? "reference_letter_part" : "reference_letter_over";', "<", "<="]],
  ),
  ...inFile(
    "app/features/taxes/tax/periods/scope.server.ts",
    "bookings are sought in the business, whatever returns are named",
    [
      [
        '.select(["id", "kind", "correction", "state", "starts_on as from", "ends_on as to"])',
        '\n    .where("business_id", "=", ctx.businessId)',
        "",
      ],
    ],
  ),
  ...inFile("app/features/money/reminders/remind-once.server.ts", "writing it says so as well", [
    [
      'if (!next) throw new AppError("reminder.last_level");',
      'throw new AppError("reminder.last_level");',
      ";",
    ],
  ]),
  ...inFile("app/features/money/reminders/letter/letter.ts", "no two invoices are of one age", [
    ["return dues.reduce((newest, due) => (age(due) > age(newest) ? due : newest), first);", ">", ">="],
  ]),
  ...inFile(RUN_REMINDERS, ASKED_AGAIN, [
    [".where(onOwnClock(ctx))", '\n    .where("sealed_until", "is", null)', ""],
  ]),
  ...inFile("app/features/taxes/tax/periods/close-period.server.ts", OF_OWN, [
    ["}))", '\n      .where("business_id", "=", ctx.businessId)', ""],
  ]),
  ...inFile("app/platform/http/idempotency.server.ts", "it asks again at once instead", [
    ["await pause(RETRY_EVERY);", "await pause(RETRY_EVERY);", ";"],
  ]),
  ...inFile(`${ONLINE}/settling/settle-online-payment.server.ts`, "no two answers have the same number", [
    ["if (!attempt || attempt.answered >= number) return;", ">=", ">"],
  ]),
  ...inFile(`${PROGRAMS}/api-info/reference/calls.ts`, "no call answers with 300", [
    ["Number(status) < 300 ? [answerOf(Number(status), response)] : [],", "<", "<="],
    ["Number(status) < 300 ? [answerOf(Number(status), response)] : [],", "300", "(300 + 1)"],
    ["refusals: statuses.filter((status) => status >= 300),", ">=", ">"],
    ["refusals: statuses.filter((status) => status >= 300),", "300", "(300 + 1)"],
  ]),
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
    file: "app/features/people/accounts/money/open-to-members.server.ts",
    code: 'const act = `${after ? "open" : "close"} the account of ${ctx.businessId} to members`;',
    was: "after",
    text: "!(after)",
    why: "nobody reads the name, and the two acts still differ by it",
  },
  ...[".set(change)", ".set({ done, counts: JSON.stringify(counts) })"].map((code) => ({
    file: "app/features/people/progress/run-task.server.ts",
    code,
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: OF_OWN,
  })),
  ...[
    [
      'const old = ctx.db.selectFrom("api_keys").where("business_id", "=", ctx.businessId).where("id", "=", id);',
      '.where("business_id", "=", ctx.businessId)',
    ],
    [
      ".set({ expires_at: oldUntil, replaced_by: made.apiKey.id })",
      '\n      .where("business_id", "=", ctx.businessId)',
    ],
  ].map(([code, was]) => ({
    file: `${API_KEYS}/rotate-api-key.server.ts`,
    code,
    was,
    text: "",
    why: OF_OWN,
  })),
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
    why: ODD_ID,
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
  {
    file: INTEREST,
    code: ".toSorted((a, b) => (a.day < b.day ? -1 : 1));",
    was: "<",
    text: "<=",
    why: "of payments of one day it does not matter which comes first",
  },
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
  {
    file: `${BATCHES}/acts/batch-invoice.ts`,
    code: "saveClient: false,",
    was: "false",
    text: "true",
    why: "the invoice names a client that is saved already",
  },
  {
    file: `${BATCHES}/clients-of-batch.server.ts`,
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
    file: `${BATCHES}/batch-letters.server.ts`,
    code: '.select([`batch_rows.${paper} as id`, "clients.postal_code"])',
    was: '\n    .where("batch_rows.business_id", "=", ctx.businessId)',
    text: "",
    why: OF_BATCH,
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
  {
    file: `${BATCHES}/acts/send-row.server.ts`,
    code: "if (now) await settleSent(ctx, row, now);",
    was: "await settleSent(ctx, row, now);",
    text: ";",
    why: "the next step comes to the row again, and finds it sent",
  },
  {
    file: `${BATCHES}/acts/work-on-batch.server.ts`,
    code: "if (performance.now() > end) return false;",
    was: ">",
    text: ">=",
    why: A_STEP,
  },
  {
    file: `${BATCHES}/batch.schema.ts`,
    code: "if (!first || amounts.length === 0) return;",
    was: "||",
    text: "&&",
    why: "without amounts the least of them is infinite, which is not added up",
  },
  {
    file: `${BATCHES}/batches.server.ts`,
    code: '.select(({ fn }) => ["state", "todo", fn.countAll<number | string>().as("count")])',
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: OF_BATCH,
  },
  {
    file: "app/features/selling/clients/find-addressee.server.ts",
    code: "const clients = ids.length > 0 ? await findClients(ctx, ids) : [];",
    was: ">",
    text: ">=",
    why: "of no ids none is found",
  },
  {
    file: "app/features/selling/clients/find-or-create-client.server.ts",
    code: "await lockOpenBusiness(ctx);",
    was: "await lockOpenBusiness(ctx);",
    text: ";",
    why: "SQLite has one writer, and creating locks as well; the tests on Postgres see two clients",
  },
  {
    file: "app/features/selling/clients/own-address.server.ts",
    code: 'if (email === "" || email === ctx.user.email) return email !== "";',
    was: "||",
    text: "&&",
    why: "the query finds the same",
  },
  ...[
    ["let-go-of-client", ".set({ client_id: null })"],
    ["proposals/decide-proposal", ".set({ state, decided_at: ctx.now.toISOString() })"],
  ].map(([name, code]) => ({
    file: `app/features/selling/clients/${name}.server.ts`,
    code,
    was: '\n    .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "the client has been found in this business before",
  })),
  ...[
    ["catalogue/catalogue-options.server", "const OFFERED = 200;", "200"],
    ["catalogue/catalogue-options.server", "const SHOWN = 8;", "8"],
    ["services/known-services.server", "const RECENT = 100;", "100"],
    ["services/known-services.server", "const OFFERED = 40;", "40"],
    ["services/paste.schema", "lines: z.string().max(1_000_000),", "1_000_000"],
    ["services/paste.schema", "clientId: requiredLine({ max: 36 }),", "36"],
  ].map(([name, code, was]) => ({
    file: `app/features/selling/${name}.ts`,
    code,
    was,
    text: `(${was} + 1)`,
    why: A_LIMIT,
  })),
  {
    file: "app/features/selling/services/service-rows.server.ts",
    code: "const found = ids.length > 0 ? await findClients(ctx, ids) : [];",
    was: ">",
    text: ">=",
    why: "of no ids none is found",
  },
  {
    file: "app/features/taxes/tax/periods/already-typed.ts",
    code: "const left = beyond < 0 ? beyond - Math.min(0, late) : beyond - Math.max(0, late);",
    was: "<",
    text: "<=",
    why: "where nothing is beyond, nothing is open, whatever came late",
  },
  {
    file: "app/features/taxes/tax/periods/periods.server.ts",
    code: '.set((set) => ({ ...kept, version: set("version", "+", 1) }))',
    was: '\n      .where("business_id", "=", ctx.businessId)',
    text: "",
    why: "the period has been found in this business before",
  },
  {
    file: "app/features/selling/invoices/deposits/deposit-rows.ts",
    code: "left.find((one) => one.rate === rate)?.amount ?? 0,",
    was: "0",
    text: "(0 + 1)",
    why: "what is left names every rate of the whole",
  },
  {
    file: "app/features/selling/qr-bill/qr-symbol.ts",
    code: 'if (modules.length > MAX_SIZE) throw new RangeError("The QR code would be larger than version 25");',
    was: 'throw new RangeError("The QR code would be larger than version 25");',
    text: ";",
    why: "the longest bill that the rules of the payload take has a smaller code, as a test shows",
  },
  {
    file: "app/features/selling/design/logo.server.ts",
    code: "if (!sha256 || !/^[\\da-f]{64}$/.test(sha256)) return null;",
    was: "||",
    text: "&&",
    why: "the query finds no logo by anything else either",
  },
  {
    file: "app/features/taxes/tax/figures/acquisition.server.ts",
    code: "return { ...sum, rate: rate ?? 0, line: acquisitionLine(rate ?? 0, day) };",
    was: "0",
    text: "(0 + 1)",
    why: "every acquisition has a rate",
  },
  {
    file: "app/features/selling/offers/document/offer.schema.ts",
    code: 'if (typeof issueDate !== "string" || typeof validUntil !== "string") return;',
    was: "||",
    text: "&&",
    why: "no day is after what is no text",
  },
  ...[
    ["example-invoice", 'sampleItem(t("home:example.items.pictures"), 18, 45_00, 81, "h"),', "18"],
    ["sample-invoice", 'sampleItem(t("design:sample.second"), 8, 140_00, 81, "h"),', "8"],
  ].map(([name, code, was]) => ({
    file: `app/features/selling/invoices/samples/${name}.server.ts`,
    code,
    was,
    text: `(${was} + 1)`,
    why: "a sample could say any number of hours",
  })),
  {
    file: "app/features/taxes/tax/reconciliation/reconciled.server.ts",
    code: "if (from === undefined || to === undefined) return null;",
    was: "||",
    text: "&&",
    why: "returns have a first and a last day, or there are none",
  },
  ...inFile(
    "app/features/selling/invoices/pdf/invoice-pdf-items.ts",
    "lines and margins are fractions of mm: no row has exactly the height of the room",
    [["if (table.descriptionWidth >= NARROWEST && Math.max(...table.heights) <= room) break;", "<=", "<"]],
  ),
  {
    file: "app/features/running/table-files/table-limits.ts",
    code: "export const MAX_FILE_BYTES = 10_000_000;",
    was: "10_000_000",
    text: "(10_000_000 + 1)",
    why: A_LIMIT,
  },
  {
    file: "app/features/selling/catalogue/catalogue-fields.ts",
    code: "stored: z.enum(VAT_CLASSES).default(VAT_CLASSES[0]),",
    was: "0",
    text: "(0 + 1)",
    why: NEVER_LEFT_OUT,
  },
];

export function isSame(known, { file, code, was, text }) {
  return known.file === file && known.code === code && known.was === was && known.text === text;
}
