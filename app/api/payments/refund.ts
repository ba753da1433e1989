import { readPaymentJson } from "#app/features/payments/payment-answers.server.ts";
import { recordRefund } from "#app/features/payments/refunds/record-refund.server.ts";
import { refundSchema } from "#app/features/payments/refunds/refund.schema.ts";
import { findPayment } from "#app/features/settlement/payments.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    refundSchema,
    async (ctx, input, { params }) => {
      const id = params.id ?? "";
      await recordRefund(ctx, id, input);
      return readPaymentJson(ctx, id);
    },
    (ctx, { params }) => findPayment(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
