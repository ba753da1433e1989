import type { BusinessContext } from "#app/platform/context.server.ts";

/** Of invoices and credit notes, archived ones too, by id. */
export async function invoiceNumbers(ctx: BusinessContext, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
