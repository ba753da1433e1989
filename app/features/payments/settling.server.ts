import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import type { Payment, PaymentSource } from "#app/features/settlement/payment.ts";
import { findPayments } from "#app/features/settlement/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface Settling {
  id: string;
  kind: PaymentSource | "rounding";
  settledOn: string;
  /** Of the payment: its note, or who paid. */
  text: string;
  amount: Rappen;
  /** Of the whole payment, where it is more than this invoice took. */
  outOf: Rappen | null;
  /** The payment that can be undone. */
  paymentId: string | null;
}

/** What settles the invoice, in the order in which it was booked. */
export async function settlingOf(ctx: BusinessContext, { allocations }: Invoice): Promise<Settling[]> {
  const payments = await findPayments(
    ctx,
    allocations.flatMap(({ paymentId }) => paymentId ?? []),
  );
  return allocations.map(({ id, kind, paymentId, amount, settledOn }) => {
    const common = { id, settledOn, amount };
    const payment = payments.get(paymentId ?? "");
    if (kind === "rounding" || !payment)
      return { ...common, kind: "rounding", text: "", outOf: null, paymentId: null };
    const outOf = payment.amount === amount ? null : payment.amount;
    return { ...common, kind: payment.source, text: textOf(payment), outOf, paymentId };
  });
}

function textOf({ source, note, payerName }: Payment): string {
  return source === "bank" ? payerName : note;
}
