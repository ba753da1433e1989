import type { UserContext } from "#app/platform/context.server.ts";

/** Databases limit how many values a query may have. */
const AT_ONCE = 500;

export async function takenNumbers(ctx: UserContext, numbers: string[]): Promise<Set<string>> {
  const askable = [...new Set(numbers.map((number) => number.toLowerCase()))].filter(
    (number) => number !== "" && !number.includes("\0"),
  );
  const taken = new Set<string>();
  for (let start = 0; start < askable.length; start += AT_ONCE) {
    const rows = await ctx.db
      .selectFrom("invoices")
      .select(({ fn }) => fn<string>("lower", ["number"]).as("number"))
      .where("business_id", "=", ctx.businessId)
      .where(({ eb, fn }) => eb(fn<string>("lower", ["number"]), "in", askable.slice(start, start + AT_ONCE)))
      .execute();
    for (const { number } of rows) taken.add(number);
  }
  return taken;
}
