import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");

/** Ids, hashes, days, instants, numbers and words of our own, which every locale puts in one order. */
const ALIKE = /^(id|at|day|month|k|latest|sha256)$|_(id|at|on|date|day|from|until)$|Date$/;
const NUMBERS = [
  "amount",
  "begins",
  "correction",
  "count",
  "level",
  "net",
  "place",
  "position",
  "revision",
  "rate",
  "sequence",
  "total",
];
const WORDS = ["kind", "state"];

/** Names of Kysely's own table, which begin with a number, and of VAT codes of one's own. */
const ELSEWHERE = ["db/migrate.ts: name", "app/features/books/journal/own-vat-codes.server.ts: name"];

it("texts that people write are ordered by code points, not by the locale of the database", () => {
  const files = globSync(["app/**/*.ts", "db/**/*.ts"], { cwd: ROOT, exclude: ["db/migrations/**"] });
  const orders = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/orderBy\(\s*"([^"]+)"/g)].map(
      ([, column = ""]) => ({
        file,
        name: column.split(".").at(-1) ?? "",
      }),
    ),
  );
  const others = orders.filter(({ name }) => !ALIKE.test(name) && ![...NUMBERS, ...WORDS].includes(name));
  expect(orders.length).toBeGreaterThan(100);
  expect(others.map(({ file, name }) => `${file}: ${name}`)).toEqual(ELSEWHERE);
});
