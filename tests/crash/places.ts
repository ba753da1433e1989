import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { emptyPostgres } from "../support/databases/empty-postgres.ts";

export const POSTGRES = inject("postgresUrl");

/** The databases by name, with the address of an empty one; Postgres where the tests have it. */
export const PLACES: [string, () => Promise<string>][] = [
  [
    "SQLite",
    async () => `sqlite:${path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-crash-")), "x.sqlite")}`,
  ],
  ...(POSTGRES ? [["Postgres", () => emptyPostgres(POSTGRES)] as [string, () => Promise<string>]] : []),
];
