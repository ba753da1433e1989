import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { PAYMENT_LISTS, paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, formatMoney, parseAmount } from "#app/swiss/money.ts";
import type { Found } from "./found.ts";

/** Payments of exactly the amount that the text is; the newest first. */
export async function findPaymentsOf(
  ctx: UserContext,
  search: string,
  limit: number,
): Promise<Found["payments"]> {
  const amount = parseAmount(search);
  if (amount === null) return [];
  const { payments } = await listPayments(ctx, { search, page: 1, limit });
  return payments
    .filter(({ payment }) => payment.amount === amount)
    .map(({ payment, allocations }) => ({
      amount: formatMoney(payment.amount, payment.currency),
      about: [payment.payerName, formatDay(payment.paidOn, ctx.locale)].filter(Boolean).join(", "),
      to: addressOf(payment, allocations[0]?.invoiceId),
    }));
}

type Payment = Awaited<ReturnType<typeof listPayments>>["payments"][number]["payment"];

/** The list shows them by state; what has no list is in the one of its invoice. */
function addressOf({ id, state, amount }: Payment, invoiceId: string | undefined): string {
  const list = PAYMENT_LISTS.find((name) => name === state);
  if (!list && invoiceId) return `${paths.invoice(invoiceId)}#${id}`;
  return `${paths.payments}${paymentQueryString({ state: list, search: formatAmount(amount) })}#${id}`;
}
