import {
  type CataloguePlan,
  planCatalogue,
} from "#app/features/front/imports/catalogue/plan-catalogue.server.ts";
import { type ClientPlan, planClients } from "#app/features/front/imports/clients/plan-clients.server.ts";
import { type InvoicePlan, planInvoices } from "#app/features/front/imports/invoices/plan-invoices.server.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { importRows } from "./import-rows.ts";
import type { Import } from "./imports.server.ts";

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
  const open = rows.filter(({ isTaken }) => !isTaken);
  if (kind === "catalogue") return { kind, plan: await planCatalogue(ctx, open, mapping) };
  return { kind, plan: await planInvoices(ctx, open, mapping) };
}

/** Rows that nothing stands against. */
export function doneRows({ kind, plan }: ImportPlan): number[] {
  const written = kind === "invoices" ? plan.create : [...plan.create, ...plan.update];
  return [...written.flatMap(({ rows }) => rows), ...(kind === "invoices" ? [] : plan.skipped)];
}

/** Asked once for all rows that say nothing; those wait for the answer. */
const ASKED = ["import.without_email", "import.vat_rate_asked"];

export function isOfWholeFile({ row, code }: CellError): boolean {
  return row === null && !ASKED.includes(code);
}
