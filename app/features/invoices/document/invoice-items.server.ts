import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { preparedForIds } from "#app/platform/database/prepared-query.server.ts";
import type { InvoiceItemsTable } from "#app/platform/database/schema/invoices.ts";

export async function itemsOf(
  ctx: BusinessContext,
  ids: string[],
): Promise<Map<string, Selectable<InvoiceItemsTable>[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await readItems(ctx.db, {}, ids), (item) => item.invoice_id);
}

const readItems = preparedForIds((db, _place, ids) =>
  db.selectFrom("invoice_items").selectAll().where("invoice_id", "in", ids).orderBy("position"),
);
