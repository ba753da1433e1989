import { overdueInvoices } from "#app/features/money/reminders/run/remindable.server.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Rappen } from "#app/swiss/money.ts";
import { formatSums, sumsByCurrency } from "#app/swiss/currency/sums.ts";

export interface SeveralOverdue {
  clientId: string;
  client: string;
  count: number;
  amount: string;
}

/** Those of these clients who have two or more overdue invoices, in their order. */
export async function severalOverdue(
  ctx: BusinessContext,
  clients: readonly { clientId: string | null; client: string }[],
): Promise<SeveralOverdue[]> {
  const names = new Map(clients.flatMap(({ clientId, client }) => (clientId ? [[clientId, client]] : [])));
  const ids = [...names.keys()];
  const found = Map.groupBy(await overdueSums(ctx, ids), (row) => row.client_id);
  return ids.flatMap((clientId) => {
    const sums = found.get(clientId) ?? [];
    const count = sums.reduce((all, row) => all + row.count, 0);
    const client = names.get(clientId) ?? "";
    return count > 1
      ? [{ clientId, client, count, amount: formatSums(sumsByCurrency(sums, (row) => row.due)) }]
      : [];
  });
}

export async function hasSeveralOverdue(ctx: BusinessContext, clientId: string): Promise<boolean> {
  const sums = await overdueSums(ctx, [clientId]);
  return sums.reduce((all, { count }) => all + count, 0) > 1;
}

async function overdueSums(ctx: BusinessContext, clientIds: string[]) {
  if (clientIds.length === 0) return [];
  return overdueInvoices(ctx)
    .select((eb) => [
      "client_id",
      "currency",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<Rappen>(amountDueColumn(eb)).as("due"),
    ])
    .where("client_id", "in", clientIds)
    .groupBy(["client_id", "currency"])
    .execute();
}
