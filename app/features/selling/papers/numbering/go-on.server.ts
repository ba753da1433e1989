import { isInvoicePrefix } from "#app/features/people/accounts/invoice-prefix.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { findCounter } from "./allocate-number.server.ts";
import { runningAfter, runningPart } from "./number-series.ts";

export async function goOnWith(
  ctx: BusinessContext,
  series: string,
  { next, digits }: { next: number; digits: number },
): Promise<void> {
  await ctx.db
    .insertInto("invoice_counters")
    .values({ business_id: ctx.businessId, series, last: 0, next, digits })
    .onConflict((conflict) => conflict.columns(["business_id", "series"]).doUpdateSet({ next, digits }))
    .execute();
}

/** The most series counted on for a file with a number for each day or client. */
const MOST_SERIES = 20;

/** After the highest of numbers that came from elsewhere, in each series that they make, and in that of `prefix`. */
export async function goOnAfter(ctx: BusinessContext, prefix: string, numbers: string[]): Promise<void> {
  const found = Map.groupBy(
    numbers.flatMap((number) => partsOf(number, prefix)),
    ({ series }) => series,
  );
  const largest = [...found].toSorted(
    ([a, first], [b, second]) => Number(b === prefix) - Number(a === prefix) || second.length - first.length,
  );
  for (const [series, parts] of largest.slice(0, MOST_SERIES)) {
    const highest = parts.reduce((a, b) => (Number(b.running) > Number(a.running) ? b : a)).running;
    const counter = await findCounter(ctx, series);
    const next = Number(highest) + 1;
    if (next > runningAfter(counter)) await goOnWith(ctx, series, { next, digits: highest.length });
  }
}

function partsOf(number: string, prefix: string): { series: string; running: string }[] {
  const own = runningPart(prefix, number);
  if (own) return [{ series: prefix, running: own }];
  const [, series = "", running = ""] = /^(.*?)(\d+)$/.exec(number) ?? [];
  return series && isInvoicePrefix(series) && runningPart(series, number) ? [{ series, running }] : [];
}
