import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { meantBy } from "#app/features/front/imports/file/proposals.ts";
import { cellValues } from "#app/features/front/imports/file/row-values.ts";
import { rateInHeading } from "#app/features/front/imports/mapping/heading-words.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type CellError, type Place, placeOf } from "#app/features/front/imports/file/cell-error.ts";
import {
  type CataloguePlan,
  planCatalogue,
} from "#app/features/front/imports/catalogue/plan-catalogue.server.ts";
import { type ClientPlan, planClients } from "#app/features/front/imports/clients/plan-clients.server.ts";
import { importFieldLabel } from "#app/features/front/imports/mapping/import-fields.ts";
import { isFieldOf, type Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { ImportTable } from "./import-table.ts";
import { importRows } from "./import-rows.ts";
import type { Import } from "./imports.server.ts";
import { type InvoicePlan, planInvoices } from "#app/features/front/imports/invoices/plan-invoices.server.ts";

const SHOWN = 100;

export interface ImportCheck {
  created: number;
  updated: number;
  skipped: number;
  errors: { place: Place | null; code: string; message: string; proposal: string }[];
  errorCount: number;
  /** What is to be asked once for all rows that say nothing. */
  asks: { byPost: boolean; rates: string[]; rate: string };
}

export type ImportPlan =
  | { kind: "clients"; plan: ClientPlan }
  | { kind: "invoices"; plan: InvoicePlan }
  | { kind: "catalogue"; plan: CataloguePlan };

/** @throws AppError `import.not_mapped` */
export async function planImport(ctx: UserContext, waiting: Import): Promise<ImportPlan> {
  const { kind, table, mapping, isMapped } = waiting;
  if (!isMapped) throw new AppError("import.not_mapped");
  const rows = importRows(table, mapping);
  if (kind === "clients") return { kind, plan: await planClients(ctx, rows, mapping) };
  if (kind === "catalogue") return { kind, plan: await planCatalogue(ctx, rows, mapping) };
  return { kind, plan: await planInvoices(ctx, rows, mapping) };
}

/** The dry run. @throws AppError `import.not_mapped` */
export async function checkImport(ctx: UserContext, waiting: Import): Promise<ImportCheck> {
  const { plan } = await planImport(ctx, waiting);
  const { fields } = waiting.mapping;
  const errors = plan.errors.toSorted(
    (a, b) => (a.row ?? -1) - (b.row ?? -1) || fields.indexOf(a.field) - fields.indexOf(b.field),
  );
  return {
    created: plan.create.length,
    updated: "update" in plan ? plan.update.length : 0,
    skipped: "skipped" in plan ? plan.skipped : 0,
    errors: errors.slice(0, SHOWN).map((error) => inWords(ctx, waiting, error)),
    errorCount: errors.length,
    asks: asksOf(ctx, waiting, errors),
  };
}

function asksOf({ today }: UserContext, { table }: Import, errors: CellError[]): ImportCheck["asks"] {
  const isAsked = (code: string) => errors.some((error) => error.code === code);
  const rates = isAsked("import.vat_rate_asked") ? suggestedVatRates(today).map(formatVatRate) : [];
  const rate = table.headings.map(rateInHeading).find((rate) => rates.includes(rate)) ?? "";
  return { byPost: isAsked("import.without_email"), rates, rate };
}

function inWords(ctx: UserContext, { kind, table, mapping }: Import, error: CellError) {
  const t = translator(ctx.locale);
  const place = placeOf(table, mapping.fields, error);
  const field = isFieldOf(kind, error.field) ? t([importFieldLabel(kind, error.field)]) : "";
  const said =
    place && field && error.code === "field.required" ? missing(error, place.column, field) : error;
  const [{ code, message } = { code: error.code, message: "" }] = fieldMessages([said], t);
  const proposed = Object.values(meantBy(error.field, valuesAt(table, mapping, error.row))).join(" ");
  return { place: place && { ...place, column: place.column || field }, code, message, proposal: proposed };
}

function valuesAt({ rows }: ImportTable, { fields }: Mapping, row: number | null): RowValues {
  return cellValues(fields, rows[row ?? -1]?.cells ?? []);
}

function missing(error: CellError, column: string, field: string): CellError {
  return { ...error, code: column ? "import.cell_empty" : "import.column_missing", params: { field } };
}
