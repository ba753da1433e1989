import type { UserContext } from "#app/platform/context.server.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";
import { type CellError, placeOf, type SaidError } from "#app/features/front/imports/file/cell-error.ts";
import { rateInHeading } from "#app/features/front/imports/mapping/heading-words.ts";
import { columnOf, importFieldLabel } from "#app/features/front/imports/mapping/import-fields.ts";
import { type ImportResult, isFieldOf } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { faultyRows, type FaultyRow } from "./faulty-rows.server.ts";
import type { Import } from "./imports.server.ts";
import { doneRows, isOfWholeFile } from "./import-plan.ts";
import { planImport } from "./plan-import.server.ts";
import { rowsToCome, type ShownRows } from "./shown-rows.server.ts";

const SHOWN = 100;

export interface ImportCheck extends ImportResult {
  errors: SaidError[];
  errorCount: number;
  /** What is to be asked once for all rows that say nothing. */
  asks: { byPost: boolean; rates: string[]; rate: string; byCategory: boolean };
  shown: ShownRows;
  faulty: FaultyRow[];
  /** Further ones, shown when these are corrected. */
  moreFaulty: number;
  /** Rows that are not brought in, by the file as it stands. */
  waiting: number;
  /** Rows without an error may be brought in, and these alone. */
  mayTakeGood: boolean;
  taken: ImportResult;
}

/** The dry run. @throws AppError `import.not_mapped` */
export async function checkImport(ctx: UserContext, waiting: Import): Promise<ImportCheck> {
  const plan = await planImport(ctx, waiting);
  const { table, mapping } = waiting;
  const { fields } = mapping;
  const errors = plan.errors.toSorted(
    (a, b) => (a.row ?? -1) - (b.row ?? -1) || columnOf(fields, a.field) - columnOf(fields, b.field),
  );
  const said = errors.slice(0, SHOWN).map((error) => inWords(ctx, waiting, error));
  const { asked, entries, skipped } = plan;
  const faulty = faultyRows(ctx, waiting, [...said, ...asked.map(withoutEmail)]);
  const wrongRows = new Set([...errors.flatMap(({ row }) => row ?? []), ...asked]);
  const updated = entries.filter(({ isUpdate }) => isUpdate).length;
  return {
    created: entries.length - updated,
    updated,
    skipped: skipped.length,
    errors: said,
    errorCount: errors.length,
    asks: asksOf(ctx, waiting, errors),
    shown: rowsToCome(ctx, waiting, plan),
    faulty,
    moreFaulty: wrongRows.size - faulty.length,
    waiting: table.rows.length - mapping.leftOut.length - mapping.taken.length - doneRows(plan).length,
    mayTakeGood: errors.length > 0 && !errors.some(isOfWholeFile) && entries.length > 0,
    taken: mapping.result,
  };
}

function asksOf({ today }: UserContext, { table }: Import, errors: CellError[]): ImportCheck["asks"] {
  const isAsked = (code: string) => errors.some((error) => error.code === code);
  const rates = isAsked("import.vat_rate_asked") ? suggestedVatRates(today).map(formatVatRate) : [];
  const rate = table.headings.map(rateInHeading).find((rate) => rates.includes(rate)) ?? "";
  return {
    byPost: isAsked("import.without_email"),
    rates,
    rate,
    byCategory: isAsked("import.category_asked"),
  };
}

function inWords(ctx: UserContext, { kind, table, mapping }: Import, error: CellError): SaidError {
  const t = translator(ctx.locale);
  const place = placeOf(table, mapping.fields, error);
  const field = isFieldOf(kind, error.field) ? t([importFieldLabel(kind, error.field)]) : "";
  const said =
    place && field && error.code === "field.required" ? missing(error, place.column, field) : error;
  const [{ code, message } = { code: error.code, message: "" }] = fieldMessages([said], t);
  const { row } = error;
  return {
    row,
    field: error.field,
    place: place && { ...place, column: place.column || field },
    code,
    message,
  };
}

function withoutEmail(row: number): SaidError {
  return { row, field: "email", place: null, code: "import.without_email", message: "" };
}

function missing(error: CellError, column: string, field: string): CellError {
  return { ...error, code: column ? "import.cell_empty" : "import.column_missing", params: { field } };
}
