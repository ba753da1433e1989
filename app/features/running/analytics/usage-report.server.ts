import type { Context } from "#app/platform/context.server.ts";
import { countPlans } from "#app/features/running/subscriptions/count-plans.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";

export const REPORT_DAYS = 30;

const MOST_PAGES = 20;

/** People are counted, never named. */
export async function usageReport(ctx: Context) {
  const since = new Date(ctx.now.getTime() - REPORT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return {
    visitors: await countVisitors(ctx, since),
    pages: await viewsByPage(ctx, since),
    campaigns: await registrationsByCampaign(ctx, since),
    invoices: await countInvoices(ctx, since),
    plans: await countPlans(ctx),
  };
}

async function countVisitors(ctx: Context, since: string): Promise<number> {
  const { visitors } = await ctx.db
    .selectFrom("analytics_events")
    .select((select) => select.fn.count<number | string>("session_id").distinct().as("visitors"))
    .where("type", "=", "page_view")
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(visitors);
}

async function viewsByPage(ctx: Context, since: string): Promise<Count[]> {
  const rows = await ctx.db
    .selectFrom("analytics_events")
    .select((select) => ["path as name", select.fn.countAll<number | string>().as("count")])
    .where("type", "=", "page_view")
    .where("created_at", ">=", since)
    .groupBy("path")
    .orderBy("count", "desc")
    .orderBy(({ ref }) => ctx.platform.database.dialect.inOrder(ref("path")))
    .limit(MOST_PAGES)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

async function registrationsByCampaign(ctx: Context, since: string): Promise<Count[]> {
  const rows = await ctx.db
    .selectFrom("users")
    .select("origin")
    .where("created_at", ">=", since)
    .where("deleted_at", "is", null)
    .execute();
  const counts = new Map<string, number>();
  for (const { origin } of rows) {
    const said = fromJson(textRecord, origin);
    const name = [said.utm_source, said.utm_medium, said.utm_campaign].filter(Boolean).join(" / ");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted(mostFirst);
}

/** Sorts by count, then by name; those without a name last. */
function mostFirst(a: Count, b: Count): number {
  if (a.count !== b.count) return b.count - a.count;
  if (a.name === "" || b.name === "") return a.name === "" ? 1 : -1;
  return a.name < b.name ? -1 : 1;
}

async function countInvoices(ctx: Context, since: string): Promise<number> {
  const { invoices } = await ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .select((select) => select.fn.countAll<number | string>().as("invoices"))
    .where("invoices.created_at", ">=", since)
    .where("businesses.sandbox_of", "is", null)
    .executeTakeFirstOrThrow();
  return Number(invoices);
}

export interface Count {
  name: string;
  count: number;
}
