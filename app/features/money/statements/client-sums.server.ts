import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Sums, sumsByCurrency, ZERO_SUMS } from "#app/swiss/currency/sums.ts";

export interface ClientSums {
  /** Sent and overdue invoices, archived ones left out. */
  open: Sums;
  invoices: number;
}

export async function sumsOf(ctx: BusinessContext, clientIds: string[]): Promise<Map<string, ClientSums>> {
  const sums = new Map<string, ClientSums>(clientIds.map((id) => [id, { open: ZERO_SUMS, invoices: 0 }]));
  if (clientIds.length === 0) return sums;
  const query = ctx.db
    .selectFrom("invoices")
    .select(({ eb, fn }) => {
      const isOpen = eb.and([eb("state", "=", "sent"), eb("paid_on", "is", null)]);
      return [
        "client_id",
        fn.countAll<number>().as("invoices"),
        "currency",
        fn.sum<number>(eb.case().when(isOpen).then(amountDueColumn(eb)).else(0).end()).as("open"),
      ];
    })
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null)
    .where("kind", "=", "invoice")
    .where("client_id", "in", clientIds)
    .groupBy(["client_id", "currency"]);
  const rows = await query.execute();
  for (const [id, own] of Map.groupBy(rows, ({ client_id }) => client_id))
    if (id)
      sums.set(id, {
        invoices: own.reduce((all, { invoices }) => all + invoices, 0),
        open: sumsByCurrency(own, ({ open }) => open),
      });
  return sums;
}
