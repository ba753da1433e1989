import { sql } from "kysely";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export async function addUpRefunds(ctx: BusinessContext, paymentId: string): Promise<void> {
  await ctx.db
    .updateTable("payments")
    .set({
      refunded: sql<Rappen>`(select coalesce(sum(amount), 0) from refunds
        where payment_id = ${paymentId})`,
    })
    .where("id", "=", paymentId)
    .where("business_id", "=", ctx.businessId)
    .execute();
  paymentChanged(ctx, paymentId);
  // The refund of a credit note is booked under the note's own id.
  willBook(ctx, "invoice", paymentId);
}
