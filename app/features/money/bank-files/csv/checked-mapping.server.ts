import { z } from "zod";
import type { UserContext } from "#app/platform/context.server.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { CSV_COLUMNS, REPEATED_COLUMNS } from "./csv-columns.ts";
import { type CsvMapping, DAY_ORDERS, DECIMAL_SIGNS, missingColumns } from "./csv-mapping.ts";
import { MAX_COLUMNS } from "#app/features/running/table-files/table-limits.ts";

/** Reads the mapping from the form and reports all its errors at once. */
export const csvMappingInput = z.object({
  columns: z
    .array(z.object({ field: z.string() }))
    .max(MAX_COLUMNS)
    .default([]),
  dayOrder: z.string().default(""),
  decimal: z.string().default(""),
  currency: z.string().trim().default(""),
});

type CsvMappingInput = z.output<typeof csvMappingInput>;

/** @throws AppError `input.invalid` */
export function checkedMapping(ctx: UserContext, headings: string[], input: CsvMappingInput): CsvMapping {
  const { mapping, errors } = judgedMapping(ctx, headings, input);
  if (errors.length) throw invalid(errors);
  return mapping;
}

export function judgedMapping(
  ctx: UserContext,
  headings: string[],
  input: CsvMappingInput,
): { mapping: CsvMapping; errors: FieldError[] } {
  const columns = headings.map((_, index) => knownOf(CSV_COLUMNS, input.columns[index]?.field) ?? "");
  const dayOrder = knownOf(DAY_ORDERS, input.dayOrder);
  const decimal = knownOf(DECIMAL_SIGNS, input.decimal);
  const currency = input.currency.toUpperCase();
  const errors = [
    ...columnErrors(columns),
    ...missingErrors(ctx, columns),
    ...(dayOrder ? [] : [notOneOf("dayOrder", DAY_ORDERS)]),
    ...(decimal ? [] : [notOneOf("decimal", DECIMAL_SIGNS)]),
    ...(/^[A-Z]{3}$/.test(currency) ? [] : [{ field: "currency", code: "bank_file.csv_currency" }]),
  ];
  return {
    mapping: { columns, dayOrder: dayOrder ?? "dmy", decimal: decimal ?? ".", currency },
    errors,
  };
}

function knownOf<const T extends string>(known: readonly T[], text = ""): T | null {
  return known.find((one) => one === text) ?? null;
}

function notOneOf(field: string, values: readonly string[]): FieldError {
  return { field, code: "field.not_one_of", params: { values: values.join(", ") } };
}

function columnErrors(columns: CsvMapping["columns"]): FieldError[] {
  return columns.flatMap((column, index) => {
    if (column === "" || REPEATED_COLUMNS.includes(column) || columns.indexOf(column) === index) return [];
    return [{ field: `columns[${index}].field`, code: "import.column_twice" }];
  });
}

/** One amount with its sign, or one column for each direction: with both it would be unclear which counts. */
function missingErrors(ctx: UserContext, columns: CsvMapping["columns"]): FieldError[] {
  const t = translator(ctx.locale);
  const names = missingColumns(columns).map((column) => t(`bank-csv:column.${column}`));
  const fields = new Intl.ListFormat(ctx.locale).format(names);
  const isDouble = columns.includes("amount") && (columns.includes("credit") || columns.includes("debit"));
  return [
    ...(names.length ? [{ field: "columns", code: "import.columns_missing", params: { fields } }] : []),
    ...(isDouble ? [{ field: "columns", code: "bank_file.csv_two_amounts" }] : []),
  ];
}
