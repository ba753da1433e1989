import { listPayments } from "#app/features/payments/list-payments.server.ts";
import { createPaymentSchema } from "#app/features/payments/payment.schema.ts";
import { checkPaymentQuery, readPaymentQuery } from "#app/features/payments/payment-query.ts";
import { paymentPageJson, readPaymentJson } from "#app/features/payments/payment-answers.server.ts";
import { recordPayment } from "#app/features/payments/record-payment.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url: { searchParams } }) => {
    checkPaymentQuery(searchParams);
    const after = searchParams.get("starting_after");
    return paymentPageJson(await listPayments(ctx, { ...readPaymentQuery(searchParams), after }));
  }),
  POST: handleBody(createPaymentSchema, async (ctx, { invoiceId, ...input }) => {
    const id = await recordPayment(ctx, invoiceId, input);
    return created(await readPaymentJson(ctx, id), `/payments/${id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
