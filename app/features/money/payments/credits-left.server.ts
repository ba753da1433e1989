import { creditOf, owedBack, type Payment } from "#app/features/books/ledger/payment.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

export interface CreditRow {
  paymentId: string;
  source: Payment["source"];
  day: string;
  rest: string;
  refunded: string;
  /** Whether the bank took the payment back after that. */
  isOwed: boolean;
}

export function creditRows(payments: Payment[], locale: Locale): CreditRow[] {
  return payments.map((payment) => ({
    paymentId: payment.id,
    source: payment.source,
    day: formatDay(payment.paidOn, locale),
    rest: creditOf(payment) > 0 ? formatMoney(creditOf(payment), payment.currency) : "",
    refunded: payment.refunded > 0 ? formatMoney(payment.refunded, payment.currency) : "",
    isOwed: owedBack(payment) > 0,
  }));
}

/**
 * Credit of a credit note, or of a payment for an invoice without a saved client. The client's page shows all
 * other credit.
 */
export async function creditsOfInvoice(
  ctx: BusinessContext,
  { id, kind, clientId }: Pick<Invoice, "id" | "kind" | "clientId">,
): Promise<Payment[]> {
  if (kind === "credit_note") return [...(await findPayments(ctx, [id])).values()].filter(isOrWasCredit);
  if (clientId) return [];
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select("payment_id")
    .distinct()
    .where("invoice_id", "=", id)
    .where("payment_id", "is not", null)
    .execute();
  const payments = await findPayments(
    ctx,
    rows.flatMap(({ payment_id }) => payment_id ?? []),
  );
  return [...payments.values()].filter((payment) => payment.clientId === null && isOrWasCredit(payment));
}

export function isOrWasCredit(payment: Payment): boolean {
  return creditOf(payment) > 0 || payment.refunded > 0;
}
