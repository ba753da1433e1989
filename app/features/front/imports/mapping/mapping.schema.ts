import { z } from "zod";
import { CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { vatRate } from "#app/features/selling/invoices/fields/item-rules.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";
import { IMPORT_FIELDS } from "./import-fields.ts";
import { EXISTING_CHOICES, type ImportKind, IMPORT_KINDS } from "./import-kinds.ts";
import { MAX_CELL, MAX_COLUMNS } from "#app/features/running/table-files/table-limits.ts";

export const kindSchema = z.object({ kind: choice(IMPORT_KINDS) });

export const MAX_ROWS_OF_FORM = 40;

const FIELDS = [...new Set(Object.values(IMPORT_FIELDS).flat())];

/** The columns in the order of the file; empty for one that is left out. */
export const mappingSchema = z
  .object({
    columns: z.array(z.object({ field: choice(["", ...FIELDS]) })).max(MAX_COLUMNS),
    existing: choice(EXISTING_CHOICES).prefault("skip"),
  })
  .superRefine(({ columns }, ctx) => {
    for (const [index, { field }] of columns.entries()) {
      if (!field || columns.findIndex((other) => other.field === field) === index) continue;
      ctx.addIssue({
        code: "custom",
        path: ["columns", index, "field"],
        params: { code: "import.column_twice" },
      });
    }
  });

/** Percent for rows that say none; what is no rate answers nothing, and the question stays. */
export const usualRateSchema = z.object({ vatRate: vatRate.nullable().catch(null) });

export const usualCategorySchema = z.object({ category: z.enum(CATEGORY_NAMES).nullable().catch(null) });

export type MappingInput = z.output<typeof mappingSchema>;

export const importResult = z.object({ created: z.number(), updated: z.number(), skipped: z.number() });

export type ImportResult = z.output<typeof importResult>;

/** What a person has made of rows: cells by field, beside the row's place in the table. */
export const rowsSchema = z.object({
  rows: z
    .array(z.record(z.string(), z.string().max(MAX_CELL)))
    .max(MAX_ROWS_OF_FORM)
    .default([]),
});

export type RowsInput = z.output<typeof rowsSchema>;

export const mappingSnapshot = z.object({
  fields: z.array(z.string()),
  existing: z.enum(EXISTING_CHOICES),
  /** Tenths of a percent, of rows that say none. */
  vatRate: z.number().nullable().default(null),
  /** The category of expenses that say none. */
  category: z.enum(CATEGORY_NAMES).nullable().default(null),
  /** For clients: what a person has said about rows without an address. */
  withoutEmail: z.enum(["ask", "post"]).default("ask"),
  corrections: z.array(z.object({ row: z.number(), field: z.string(), value: z.string() })).default([]),
  leftOut: z.array(z.number()).default([]),
  /** Rows that are brought in or skipped already, and what became of them. */
  taken: z.array(z.number()).default([]),
  /** Clients made of them: other rows may have the same e-mail address. */
  made: z.array(z.string()).default([]),
  result: importResult.default({ created: 0, updated: 0, skipped: 0 }),
});

export type Mapping = z.output<typeof mappingSnapshot>;

export function isFieldOf(kind: ImportKind, field: string): boolean {
  return field === "" || IMPORT_FIELDS[kind].includes(field);
}

function choice<const T extends readonly string[]>(values: T) {
  return z.string().transform((value, ctx): T[number] => {
    const known = values.find((candidate) => candidate === value);
    return known ?? addFieldError(ctx, "field.not_one_of", { values: values.join(", ") });
  });
}
