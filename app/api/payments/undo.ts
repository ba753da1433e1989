import { readPaymentJson } from "#app/features/payments/payment-answers.server.ts";
import { undoPayment } from "#app/features/payments/undo-payment.server.ts";
import { acting } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: acting(readPaymentJson, (ctx, id) => undoPayment(ctx, id)) });

export const loader = route.loader;
export const action = route.action;
