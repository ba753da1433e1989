import { planCatalogue } from "#app/features/front/imports/catalogue/plan-catalogue.server.ts";
import { planClients } from "#app/features/front/imports/clients/plan-clients.server.ts";
import { planExpenses } from "#app/features/front/imports/expenses/plan-expenses.server.ts";
import { planInvoices } from "#app/features/front/imports/invoices/plan-invoices.server.ts";
import { planPayments } from "#app/features/front/imports/payments/plan-payments.server.ts";
import { planServices } from "#app/features/front/imports/services/plan-services.server.ts";
import { planSeries } from "#app/features/front/imports/series/plan-series.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { ImportPlan } from "./import-plan.ts";
import { type ImportRow, importRows } from "./import-rows.ts";
import type { Import } from "./imports.server.ts";
import type { ImportKind } from "./mapping/import-kinds.ts";
import type { Mapping } from "./mapping/mapping.schema.ts";

type Planner = (ctx: UserContext, rows: ImportRow[], mapping: Mapping) => Promise<ImportPlan>;

const PLANNERS: Record<ImportKind, Planner> = {
  clients: planClients,
  invoices: open(planInvoices),
  payments: open(planPayments),
  expenses: open(planExpenses),
  services: open(planServices),
  series: open(planSeries),
  catalogue: open(planCatalogue),
};

/** @throws AppError `import.not_mapped` */
export async function planImport(ctx: UserContext, waiting: Import): Promise<ImportPlan> {
  const { kind, table, mapping, isMapped } = waiting;
  if (!isMapped) throw new AppError("import.not_mapped");
  return PLANNERS[kind](ctx, importRows(table, mapping), mapping);
}

/** The plan without rows that are in already. */
function open(plan: Planner): Planner {
  return (ctx, rows, mapping) =>
    plan(
      ctx,
      rows.filter(({ isTaken }) => !isTaken),
      mapping,
    );
}
