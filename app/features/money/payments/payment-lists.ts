import type { PaymentState } from "#app/features/books/ledger/payment.ts";
import { listAddress } from "#app/platform/lists/pages.ts";
import type { PaymentQuery } from "./payment-query.ts";

/** The lists of the page of payments, in its order. What was taken back has none. */
export const PAYMENT_LISTS = [
  "proposed",
  "booked",
  "unassigned",
  "ignored",
] as const satisfies PaymentState[];
export type PaymentList = (typeof PAYMENT_LISTS)[number];

/** What waits to be confirmed comes first. */
export function shownList(asked: string | undefined, counts: Record<PaymentState, number>): PaymentList {
  return PAYMENT_LISTS.find((name) => name === asked) ?? (counts.proposed > 0 ? "proposed" : "booked");
}

/** A link without `page` goes back to the first page. */
export function paymentQueryString(
  { state, search }: Pick<PaymentQuery, "state" | "search">,
  page = 1,
): string {
  return listAddress({ state, q: search }, page);
}
