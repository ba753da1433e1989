import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoicesById } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { type Sums, sumsByCurrency, ZERO_SUMS } from "#app/swiss/currency/sums.ts";

export interface DueSummary {
  count: number;
  amount: Sums;
  names: string[];
}

/** @param ids what the run page would list */
export async function dueSummary(ctx: BusinessContext, ids: string[], named: number): Promise<DueSummary> {
  if (ids.length === 0) return { count: 0, amount: ZERO_SUMS, names: [] };
  const rows = await businessInvoicesById(ctx, ids)
    .select(["id", "state", "total", "charged", "settled", "recipient", "currency"])
    .execute();
  const amount = sumsByCurrency(rows, amountDue);
  const first = ids.slice(0, named).flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const names = first.map(({ recipient }) => fromJson(recipientSnapshot, recipient).name);
  return { count: rows.length, amount, names: [...new Set(names)] };
}
