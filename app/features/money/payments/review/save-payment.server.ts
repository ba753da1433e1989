import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Currency } from "#app/swiss/money.ts";
import type { PaymentState } from "#app/features/books/ledger/payment.ts";

interface Change {
  state: PaymentState;
  reason?: string;
  client_id?: string | null;
  amount?: number;
  currency?: Currency;
  instructed_amount?: number;
  instructed_currency?: string;
  proposal?: string | null;
  rule_id?: null;
  confirmed?: 0 | 1;
}

export async function savePayment(ctx: BusinessContext, id: string, change: Change): Promise<void> {
  await ctx.db
    .updateTable("payments")
    .set(change)
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
  paymentChanged(ctx, id);
}
