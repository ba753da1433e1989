import { type RawBuilder, sql } from "kysely";
import { RUNNING_DIGITS } from "#app/features/people/accounts/invoice-prefix.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** The highest number written in a series, by hand too, or ever given; 0 where it has none. */
export async function highestRunning(ctx: BusinessContext, prefix: string, last: number): Promise<number> {
  const highest = [last];
  for (const table of ["invoices", "offers"] as const) {
    const after: RawBuilder<string> = sql`substr(number, ${sql.lit([...prefix].length + 1)})`;
    const found = await ctx.db
      .selectFrom(table)
      .select(sql<number | string | null>`max(cast(${after} as integer))`.as("running"))
      .where("business_id", "=", ctx.businessId)
      .where(sql<boolean>`lower(substr(number, 1, ${sql.lit([...prefix].length)})) = lower(${prefix})`)
      .where(sql<boolean>`length(${after}) between 1 and ${sql.lit(RUNNING_DIGITS)}`)
      .where(sql<boolean>`ltrim(${after}, '0123456789') = ''`)
      .executeTakeFirst();
    highest.push(Number(found?.running ?? 0));
  }
  return Math.max(...highest);
}
