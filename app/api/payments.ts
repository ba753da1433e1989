import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { paymentPageJson, readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { checkPaymentQuery, readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { createPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundSchema } from "#app/features/money/payments/refunds/refund.schema.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { recordingPayment } from "#app/features/programs/previews/invoice-acts.server.ts";
import { refundingPayment, undoingPayment } from "#app/features/programs/previews/record-acts.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { leafingOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { confirmable } from "./confirming.ts";
import { acting, actingWith, reading } from "./record-calls.ts";

const route = apiCalls("payments", {
  listPayments: handle(async (ctx, { url: { searchParams } }) => {
    checkPaymentQuery(searchParams);
    const query = { ...readPaymentQuery(searchParams), ...leafingOf(searchParams) };
    return paymentPageJson(await listPayments(ctx, query));
  }),
  recordPayment: handleBody(createPaymentSchema, (ctx, { invoiceId, ...input }, args) =>
    confirmable(ctx, args, recordingPayment({ id: invoiceId }, input), async (ctx) => {
      const id = await recordPayment(ctx, invoiceId, input);
      return created(await readPaymentJson(ctx, id), `/payments/${id}`);
    }),
  ),
  readPayment: reading(readPaymentJson),
  undoPayment: acting(
    readPaymentJson,
    (ctx, id) => undoPayment(ctx, id),
    ({ id }) => undoingPayment(id),
  ),
  recordRefund: actingWith(refundSchema, readPaymentJson, recordRefund, refundingPayment),
});

export const loader = route.loader;
export const action = route.action;
