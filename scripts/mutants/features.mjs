/** An area for each feature of app/features, by its name: its files that no area of areas.mjs names. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../prepare.mjs";
import { areas } from "./areas.mjs";

/** The tests of features that are not, or not only, below tests/features/NAME. */
const TESTS = {
  accounting: ["tests/screens/accounting"],
  "book-writers": ["tests/features/book", "tests/features/tax"],
  comments: ["tests/features/seats.test"],
  contact: ["tests/screens/public"],
  desk: ["tests/screens/desk"],
  deletions: ["tests/api/updated-since", "tests/api/events"],
  events: ["tests/api/events", "tests/features/webhooks"],
  expanding: ["tests/api/v1", "tests/api/lists"],
  external: ["tests/api/v1/unique-external-ids", "tests/api/v1/creating"],
  feed: ["tests/api/contract/every-change-told", "tests/feed-writers"],
  help: ["tests/screens/public"],
  history: ["tests/features/seats", "tests/features/invoices/status", "tests/api/events"],
  legal: ["tests/screens/public/legal"],
  papers: ["tests/features/invoices/list", "tests/features/invoices/sending", "tests/features/offers"],
  "payment-rules": ["tests/features/bank-files/payment-rules", "tests/features/bank-files/csv/import-csv"],
  sandbox: ["tests/features/sandbox-clock", "tests/features/accounts/sandbox"],
  requests: ["tests/api/requests", "tests/screens/requests"],
  "table-files": ["tests/features/imports", "tests/features/bank-files/csv"],
  "public-links": ["tests/features/public-links", "tests/features/public-pages"],
};

/** Faults of a file. Half of them change texts, sizes and sorting, so what is not found is listed, not counted. */
const MOST = 3;

const FEATURES = readdirSync(join(root, "app/features")).flatMap((wing) =>
  readdirSync(join(root, "app/features", wing)).map((feature) => ({
    feature,
    folder: `app/features/${wing}/${feature}`,
  })),
);

/** @type {{ name: string, files: string[], tests: string[], most: number, isListed: boolean }[]} */
export const featureAreas = FEATURES.map(({ feature, folder }) => {
  const named = new Set(areas.flatMap(({ files }) => files));
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith(".ts") && !named.has(file) && !/\/(errors|limits)\.ts$/.test(file))
    .toSorted();
  return {
    name: `features/${feature}`,
    files,
    tests: TESTS[feature] ?? [`tests/features/${feature}`],
    most: MOST,
    isListed: true,
  };
});
