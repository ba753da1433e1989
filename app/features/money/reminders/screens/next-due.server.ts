import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";

export interface NextDue {
  /** Whether somebody is late, though not to be reminded today. */
  isLate: boolean;
  /** The invoice that falls due next; null without any. */
  invoice: { day: string; client: string; amount: string } | null;
}

export async function nextDue(ctx: UserContext): Promise<NextDue> {
  const first = (status: "overdue" | "sent") =>
    businessInvoices(ctx)
      .select(["due_date", "recipient", "state", "total", "charged", "settled", "currency"])
      .where((eb) => hasStatus(eb, status, ctx.today))
      .orderBy("due_date")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
  const row = await first("sent");
  return {
    isLate: (await first("overdue")) !== undefined,
    invoice: row
      ? {
          day: formatDay(row.due_date, ctx.locale),
          client: fromJson(recipientSnapshot, row.recipient).name,
          amount: formatMoney(amountDue(row), row.currency),
        }
      : null,
  };
}
