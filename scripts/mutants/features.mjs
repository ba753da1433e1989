/** An area for each feature of app/features, by its name: its files that no area of areas.mjs names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../prepare.mjs";
import { areas } from "./areas.mjs";

/** The tests of features besides those below tests/features/NAME and those that import a file of theirs. */
const TESTS = {
  accounts: ["tests/db/demo"],
  accounting: ["tests/screens/accounting"],
  "api-keys": ["tests/api/api-keys"],
  batches: [
    "tests/api/v1/batches",
    "tests/screens/invoices/many",
    "tests/screens/invoices/selecting",
    "tests/screens/clients/selecting",
  ],
  "book-writers": [
    "tests/features/book",
    "tests/features/expenses",
    "tests/features/journal",
    "tests/features/payments/cash",
    "tests/features/tax",
  ],
  calendar: ["tests/screens/calendar", "tests/screens/desk"],
  clients: [
    "tests/api/deleted-client",
    "tests/screens/clients/create",
    "tests/features/invoices/billing-of-firms",
  ],
  comments: ["tests/features/questions"],
  confirming: ["tests/api/v1/confirming"],
  consent: ["tests/screens/public/cookie-settings", "tests/screens/public/campaign"],
  contact: ["tests/screens/public/contact"],
  desk: ["tests/screens/desk"],
  deletions: ["tests/api/updated-since", "tests/api/events"],
  events: ["tests/api/events", "tests/features/webhooks"],
  expanding: ["tests/api/v1/reading"],
  external: ["tests/api/v1/unique-external-ids", "tests/api/v1/creating"],
  feed: ["tests/api/contract/every-change-told", "tests/feed-writers"],
  find: ["tests/screens/find"],
  "first-day": ["tests/screens/start"],
  help: ["tests/screens/public"],
  history: ["tests/features/seats", "tests/features/invoices/status", "tests/api/events"],
  legal: ["tests/screens/public/legal", "tests/screens/public/public-pages"],
  mcp: ["tests/api/mcp"],
  oauth: ["tests/api/oauth", "tests/screens/accounts/applications"],
  operator: [
    "tests/screens/admin",
    "tests/db/operator-commands",
    "tests/db/admin",
    "tests/db/move-business",
    "tests/db/recovery-commands",
  ],
  papers: ["tests/features/invoices/list", "tests/features/invoices/sending", "tests/features/offers"],
  "payment-rules": [
    "tests/features/bank-files/payment-rules",
    "tests/features/bank-files/csv/import-csv",
    "tests/screens/payments/rules",
  ],
  sandbox: ["tests/features/sandbox-clock", "tests/features/accounts/sandbox"],
  security: ["tests/screens/accounts/security"],
  statements: ["tests/screens/clients/statement", "tests/api/mcp/previews"],
  requests: ["tests/api/requests", "tests/screens/requests"],
  "table-files": ["tests/features/imports", "tests/features/bank-files/csv"],
  progress: ["tests/screens/reminders/remind-selection"],
  "public-links": ["tests/features/public-pages"],
  "public-pages": [
    "tests/screens/public-pages",
    "tests/features/public-links",
    "tests/screens/invoices/slip-choices",
  ],
  webhooks: ["tests/api/webhook", "tests/api/events"],
};

/** What takes long or looks at much at once: it would find little that the tests of the feature do not. */
const NOT_OF_ONE =
  /^tests\/(api\/contract|bench|client|container|crash|db|e2e|support)\/|\/large-business|platform\/database/;

/** They say what every call and every form takes at most. */
const OF_EVERY_FEATURE = [
  "tests/features/api-info/reference.test.ts",
  "tests/screens/forms/most-characters.test.ts",
];

/** So many that import most of a feature. */
const MOST_IMPORTING = 20;

const TEST_FILES = readdirSync(join(root, "tests"), { recursive: true })
  .map((file) => `tests/${file}`)
  .filter((file) => file.endsWith(".test.ts") && !NOT_OF_ONE.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

/** Asked which faults they come to, whatever they are named after. */
const WATCHED = TEST_FILES.map(({ file }) => file).filter((file) =>
  /^tests\/(api|features|screens)\//.test(file),
);

/** Faults of a file. Half of them change texts, sizes and sorting, so what is not found is listed, not counted. */
const MOST = 3;

const FEATURES = readdirSync(join(root, "app/features")).flatMap((wing) =>
  readdirSync(join(root, "app/features", wing)).map((feature) => ({
    feature,
    folder: `app/features/${wing}/${feature}`,
  })),
);

/**
 * @type {{
 *   name: string,
 *   files: string[],
 *   tests: string[],
 *   watched: string[],
 *   always: string[],
 *   most: number,
 *   isListed: boolean,
 * }[]}
 */
export const featureAreas = FEATURES.map(({ feature, folder }) => {
  const named = new Set(areas.flatMap(({ files }) => files));
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith(".ts") && !named.has(file) && !/\/(errors|limits)\.ts$/.test(file))
    .toSorted();
  return {
    name: `features/${feature}`,
    files,
    tests: [...testsOf(feature, folder), ...OF_EVERY_FEATURE],
    watched: WATCHED,
    always: OF_EVERY_FEATURE,
    most: MOST,
    isListed: true,
  };
});

/** A name in TESTS that names no test is a mistake, which tests/mutants.test.ts finds. */
function testsOf(feature, folder) {
  const below = `tests/features/${feature}`;
  const named = [...(existsSync(join(root, below)) ? [below] : []), ...(TESTS[feature] ?? [])];
  const others = TEST_FILES.filter(({ file }) => !named.some((start) => file.startsWith(start)))
    .map(({ file, source }) => ({ file, imports: source.split(`"#${folder}/`).length - 1 }))
    .filter(({ imports }) => imports > 0)
    .toSorted((a, b) => b.imports - a.imports)
    .slice(0, MOST_IMPORTING);
  return [...named, ...others.map(({ file }) => file)];
}
