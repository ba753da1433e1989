import { sql } from "kysely";
import { ownServices } from "#app/features/selling/services/services.server.ts";
import { ownExpenses } from "#app/features/taxes/expenses/expenses.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** Labels of one table; further ones are left out, the rarest first. */
const MOST_LABELS = 500;

interface Span {
  from: Day;
  to: Day;
}

/** Rappen, without VAT; hours in thousandths. */
export interface ProjectSums {
  project: string;
  income: Rappen;
  incomeEur: number;
  open: Rappen;
  hours: number;
  costs: Rappen;
  result: Rappen;
}

type Part = Partial<Omit<ProjectSums, "project" | "result">>;

const HOURS = ["h", "std", "std.", "stunde", "stunden", "hour", "hours", "heure", "heures", "ora", "ore"];

/** The sums by label, whatever its case and accents. */
export async function sumsOfProjects(ctx: BusinessContext, span: Span): Promise<ProjectSums[]> {
  const parts = [
    ...(await incomeOf(ctx, span)),
    ...(await servicesOf(ctx, span)),
    ...(await costsOf(ctx, span)),
  ];
  const sums = new Map<string, ProjectSums>();
  for (const { project, ...part } of parts) {
    const key = fold(project);
    const sum = sums.get(key) ?? { project, income: 0, incomeEur: 0, open: 0, hours: 0, costs: 0, result: 0 };
    sums.set(key, added(sum, part));
  }
  return [...sums.values()].toSorted((one, other) => one.project.localeCompare(other.project, "de"));
}

function added(sum: ProjectSums, part: Part): ProjectSums {
  const { income = 0, incomeEur = 0, open = 0, hours = 0, costs = 0 } = part;
  return {
    project: sum.project,
    income: sum.income + income,
    incomeEur: sum.incomeEur + incomeEur,
    open: sum.open + open,
    hours: sum.hours + hours,
    costs: sum.costs + costs,
    result: sum.result + income - costs,
  };
}

/** Issued invoices, deleted ones too as they are in the books, less credit notes. */
async function incomeOf(ctx: BusinessContext, { from, to }: Span): Promise<(Part & { project: string })[]> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(({ fn }) => ["project", "kind", "currency", fn.sum<number>("subtotal").as("sum")])
    .where("business_id", "=", ctx.businessId)
    .where("project", "!=", "")
    .where("issue_date", ">=", from)
    .where("issue_date", "<=", to)
    .where("state", "in", ["sent", "credited", "written_off", "issued"])
    .groupBy(["project", "kind", "currency"])
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(MOST_LABELS)
    .execute();
  return rows.map(({ project, kind, currency, sum }) => {
    const amount = kind === "credit_note" ? -sum : sum;
    return currency === "EUR" ? { project, incomeEur: amount } : { project, income: amount };
  });
}

async function servicesOf(ctx: BusinessContext, { from, to }: Span): Promise<(Part & { project: string })[]> {
  return ownServices(ctx)
    .select(({ fn, eb }) => [
      "project",
      fn.coalesce(fn.sum<number>("total").filterWhere("invoice_id", "is", null), sql.lit(0)).as("open"),
      fn
        .coalesce(fn.sum<number>("quantity").filterWhere(eb(fn("lower", ["unit"]), "in", HOURS)), sql.lit(0))
        .as("hours"),
    ])
    .where("project_key", "!=", "")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("project")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(MOST_LABELS)
    .execute();
}

async function costsOf(ctx: BusinessContext, { from, to }: Span): Promise<(Part & { project: string })[]> {
  const rows = await ownExpenses(ctx)
    .select(({ fn }) => ["project", fn.sum<number>("amount").as("gross"), fn.sum<number>("vat").as("vat")])
    .where("project", "!=", "")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("project")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(MOST_LABELS)
    .execute();
  return rows.map(({ project, gross, vat }) => ({ project, costs: gross - vat }));
}
