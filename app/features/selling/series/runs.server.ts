import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";

interface Run {
  k: number;
  planned_on: Day;
}

export async function lastRun(ctx: BusinessContext, seriesId: string): Promise<Run | undefined> {
  return ctx.db
    .selectFrom("series_runs")
    .select(["k", "planned_on"])
    .where("series_id", "=", seriesId)
    .orderBy("k", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @returns false when the period was invoiced or skipped before */
export async function claimPeriod(
  ctx: BusinessContext,
  seriesId: string,
  run: Run & { state: "invoiced" | "skipped" },
): Promise<boolean> {
  const written = await ctx.db
    .insertInto("series_runs")
    .values({ series_id: seriesId, ...run, invoice_id: null, created_at: ctx.now.toISOString() })
    .onConflict((conflict) => conflict.columns(["series_id", "k"]).doNothing())
    .returning("k")
    .executeTakeFirst();
  return written !== undefined;
}

export async function linkRun(
  ctx: BusinessContext,
  { seriesId, k, ...made }: { seriesId: string; k: number } & ({ invoice_id: string } | { batch_id: string }),
): Promise<void> {
  await ctx.db
    .updateTable("series_runs")
    .set(made)
    .where("series_id", "=", seriesId)
    .where("k", "=", k)
    .execute();
}

export async function runsOf(ctx: BusinessContext, seriesId: string, limit = 60) {
  return ctx.db
    .selectFrom("series_runs")
    .innerJoin("series", "series.id", "series_runs.series_id")
    .leftJoin("invoices", "invoices.id", "series_runs.invoice_id")
    .select([
      "series_runs.k",
      "series_runs.planned_on",
      "series_runs.state",
      "series_runs.invoice_id",
      "series_runs.batch_id",
    ])
    .select([
      "invoices.number",
      "invoices.issue_date",
      "invoices.total",
      "invoices.currency",
      "invoices.state as invoice_state",
    ])
    .where("series.business_id", "=", ctx.businessId)
    .where("series.id", "=", seriesId)
    .orderBy("series_runs.k", "desc")
    .limit(limit)
    .execute();
}
