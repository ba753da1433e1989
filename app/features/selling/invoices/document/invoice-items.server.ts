import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { InvoiceItemsTable } from "#app/platform/database/schema/invoices.ts";

export async function itemsOf(
  ctx: BusinessContext,
  ids: string[],
): Promise<Map<string, Selectable<InvoiceItemsTable>[]>> {
  if (ids.length === 0) return new Map();
  const items = ctx.db.selectFrom("invoice_items").selectAll().where("invoice_id", "in", ids);
  return Map.groupBy(await items.orderBy("position").execute(), (item) => item.invoice_id);
}
