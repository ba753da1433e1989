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
import { isFieldOf } from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { Import } from "./imports.server.ts";
import { type InvoicePlan, planInvoices } from "#app/features/front/imports/invoices/plan-invoices.server.ts";

const SHOWN = 100;

export interface ImportCheck {
  created: number;
  updated: number;
  skipped: number;
  errors: { place: Place | null; code: string; message: string }[];
  errorCount: number;
}

export type ImportPlan =
  | { kind: "clients"; plan: ClientPlan }
  | { kind: "invoices"; plan: InvoicePlan }
  | { kind: "catalogue"; plan: CataloguePlan };

/** @throws AppError `import.not_mapped` */
export async function planImport(ctx: UserContext, waiting: Import): Promise<ImportPlan> {
  const { kind, table, mapping, isMapped } = waiting;
  if (!isMapped) throw new AppError("import.not_mapped");
  if (kind === "clients") return { kind, plan: await planClients(ctx, table, mapping) };
  if (kind === "catalogue") return { kind, plan: await planCatalogue(ctx, table, mapping) };
  return { kind, plan: await planInvoices(ctx, table, mapping) };
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
  };
}

function inWords(ctx: UserContext, { kind, table, mapping }: Import, error: CellError) {
  const t = translator(ctx.locale);
  const place = placeOf(table, mapping.fields, error);
  const field = isFieldOf(kind, error.field) ? t([importFieldLabel(kind, error.field)]) : "";
  const said =
    place && field && error.code === "field.required" ? missing(error, place.column, field) : error;
  const [{ code, message } = { code: error.code, message: "" }] = fieldMessages([said], t);
  return { place: place && { ...place, column: place.column || field }, code, message };
}

function missing(error: CellError, column: string, field: string): CellError {
  return { ...error, code: column ? "import.cell_empty" : "import.column_missing", params: { field } };
}
