import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

interface CreditOwner {
  kind: "client" | "invoice";
  id: string;
  name: string;
}

/** The page that shows this credit: the client's, else that of the credit note or of an invoice. */
export async function creditOwner(ctx: BusinessContext, payment: Payment): Promise<CreditOwner | null> {
  const client =
    payment.clientId &&
    (await ctx.db
      .selectFrom("clients")
      .select(["id", "name"])
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", payment.clientId)
      .executeTakeFirst());
  if (client) return { kind: "client", ...client };
  const [first] = await allocationsOf(ctx, { paymentIds: [payment.id] });
  const invoice = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number as name"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", payment.source === "credit_note" ? payment.id : (first?.invoiceId ?? ""))
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return invoice ? { kind: "invoice", ...invoice } : null;
}
