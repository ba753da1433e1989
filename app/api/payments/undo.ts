import { readPaymentJson } from "#app/features/payments/payment-answers.server.ts";
import { undoPayment } from "#app/features/payments/undo-payment.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(async (ctx, { params }) => {
    const id = params.id ?? "";
    await undoPayment(ctx, id);
    return readPaymentJson(ctx, id);
  }),
});

export const loader = route.loader;
export const action = route.action;
