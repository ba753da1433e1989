import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { PAYMENT_LISTS, paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, formatMoney, parseAmount } from "#app/swiss/money.ts";
import type { Found } from "./found.ts";

/** Payments of exactly the amount that the text is, the newest first; none that was taken back: no list shows it. */
export async function findPaymentsOf(
  ctx: UserContext,
  search: string,
  limit: number,
): Promise<Found["payments"]> {
  const amount = parseAmount(search);
  if (amount === null) return [];
  const { payments } = await listPayments(ctx, { search, page: 1, limit });
  return payments.flatMap(({ payment }) => {
    const list = PAYMENT_LISTS.find((name) => name === payment.state);
    if (payment.amount !== amount || !list) return [];
    const query = paymentQueryString({ state: list, search: formatAmount(amount) });
    return {
      amount: formatMoney(payment.amount, payment.currency),
      about: [payment.payerName, formatDay(payment.paidOn, ctx.locale)].filter(Boolean).join(", "),
      to: `${paths.payments}${query}#${payment.id}`,
    };
  });
}
