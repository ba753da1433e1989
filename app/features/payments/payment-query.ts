import { isId } from "#app/platform/database/ids.ts";
import { pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { PAYMENT_STATES, type PaymentState } from "#app/features/settlement/payment.ts";

export interface PaymentQuery {
  state?: PaymentState | undefined;
  clientId?: string | undefined;
  bankFileId?: string | undefined;
  search: string;
  page: number;
  limit: number;
}

export const PAYMENTS_A_PAGE = 50;

/** Anything unreadable counts as not given. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  const { page = 1, limit = PAYMENTS_A_PAGE } = pageOf(params);
  const id = (name: string) => {
    const value = params.get(name) ?? "";
    return isId(value) ? value : undefined;
  };
  return {
    state: PAYMENT_STATES.find((state) => state === params.get("state")),
    clientId: id("client"),
    bankFileId: id("bank_file"),
    search: searchOf(params),
    page,
    limit,
  };
}
