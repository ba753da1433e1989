import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { PaymentPage } from "./list-payments.server.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";

export async function readPaymentJson(ctx: BusinessContext, id: string) {
  return paymentJson(await findPayment(ctx, id), await allocationsOf(ctx, { paymentIds: [id] }));
}

export function paymentPageJson({ payments, ...list }: PaymentPage) {
  return {
    payments: payments.map(({ payment, allocations }) => paymentJson(payment, allocations)),
    ...listPageJson(list),
  };
}
