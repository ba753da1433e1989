import type { UserContext } from "#app/platform/context.server.ts";

/** Databases limit how many values a query may have. */
const AT_ONCE = 500;

/** @returns the ids of those that exist, by their numbers in lower case */
export async function invoiceIds(ctx: UserContext, numbers: string[]): Promise<Map<string, string>> {
  const askable = [...new Set(numbers.map((number) => number.trim().toLowerCase()))].filter(
    (number) => number !== "" && !number.includes("\0"),
  );
  const found = new Map<string, string>();
  for (const some of inParts(askable)) {
    const rows = await ctx.db
      .selectFrom("invoices")
      .select(({ fn }) => ["id", fn<string>("lower", ["number"]).as("number")])
      .where("business_id", "=", ctx.businessId)
      .where(({ eb, fn }) => eb(fn<string>("lower", ["number"]), "in", some))
      .execute();
    for (const { id, number } of rows) found.set(number, id);
  }
  return found;
}

export function inParts<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, part) =>
    values.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
