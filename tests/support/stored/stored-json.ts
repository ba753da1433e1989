import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SelectType } from "kysely";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/** Columns whose JSON is encrypted. */
type SealedColumn = "idempotency_keys.answer" | "kept_forms.sealed";

/** `table.column` of everything that the schema says is JSON. */
export type JsonColumnName =
  | SealedColumn
  | {
      [T in keyof Schema & string]: {
        [C in keyof Schema[T] & string]: Extract<SelectType<Schema[T][C]>, JsonText> extends never
          ? never
          : `${T}.${C}`;
      }[keyof Schema[T] & string];
    }[keyof Schema & string];

const FOLDER = path.join(import.meta.dirname, "../../db/stored-json/first");

/** What each column held when the product first wrote it: such a file is added, and never changed. */
export const FIRST_STORED: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((file) => [
    path.basename(file, ".json"),
    JSON.stringify(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))),
  ]),
);
