import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

interface Named {
  id: string;
  /** Empty for any invoice that payments are only proposed for. */
  reference: string;
}

/**
 * What the bank has reported about these invoices and nobody has decided, by their ids: the oldest that is proposed, or
 * one that names the reference and fits nothing.
 */
export async function reportedFor(ctx: BusinessContext, invoices: Named[]): Promise<Map<string, Payment>> {
  if (invoices.length === 0) return new Map();
  const { contains } = ctx.platform.database.dialect;
  const references = invoices.flatMap(({ reference }) => (reference ? [reference] : []));
  const rows = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where(({ and, eb, or, ref }) =>
      or([
        and([
          eb("state", "=", "proposed"),
          or(invoices.map(({ id }) => contains(eb.fn.coalesce(ref("proposal"), eb.val("")), id))),
        ]),
        ...(references.length
          ? [and([eb("state", "=", "unassigned"), eb("reference", "in", references)])]
          : []),
      ]),
    )
    .orderBy("paid_on")
    .orderBy("id")
    .execute();
  const payments = rows.map(paymentOf);
  const proposed = payments.filter(({ state }) => state === "proposed");
  const others = payments.filter(({ state }) => state !== "proposed");
  return new Map(
    invoices.flatMap(({ id, reference }): [string, Payment][] => {
      const payment =
        proposed.find(({ proposal }) => proposal.some(({ invoiceId }) => invoiceId === id)) ??
        others.find((one) => reference !== "" && one.reference === reference);
      return payment ? [[id, payment]] : [];
    }),
  );
}
