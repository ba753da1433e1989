import { readPaymentJson } from "#app/features/payments/payment-answers.server.ts";
import { recordRefund } from "#app/features/payments/refunds/record-refund.server.ts";
import { refundSchema } from "#app/features/payments/refunds/refund.schema.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: actingWith(refundSchema, readPaymentJson, recordRefund) });

export const loader = route.loader;
export const action = route.action;
