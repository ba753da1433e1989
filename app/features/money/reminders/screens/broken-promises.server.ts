import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { type Rappen } from "#app/swiss/money.ts";
import { sumsByCurrency, ZERO_SUMS } from "#app/swiss/currency/sums.ts";
import type { DueSummary } from "./due-summary.server.ts";

/** Outstanding invoices whose clients promised to pay by a day that is over, and got no reminder since. */
export async function brokenPromises(ctx: BusinessContext, named: number): Promise<DueSummary> {
  const broken = businessInvoices(ctx)
    .where("promised_on", "is not", null)
    .where("promised_on", "<", ctx.today)
    .where("state", "=", "sent")
    .where("paid_on", "is", null)
    .where(({ eb, or, ref }) =>
      or([eb("reminded_on", "is", null), eb("reminded_on", "<=", ref("promised_on"))]),
    );
  const sums = await broken
    .select((eb) => [
      "currency",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<Rappen | null>(amountDueColumn(eb)).as("amount"),
    ])
    .groupBy("currency")
    .execute();
  const count = sums.reduce((all, row) => all + row.count, 0);
  if (count === 0) return { count, amount: ZERO_SUMS, names: [] };
  const rows = await broken.select("recipient").orderBy("promised_on").orderBy("id").limit(named).execute();
  const names = rows.map(({ recipient }) => fromJson(recipientSnapshot, recipient).name);
  return { count, amount: sumsByCurrency(sums, (row) => row.amount), names: [...new Set(names)] };
}
