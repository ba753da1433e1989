import { readPaymentJson } from "#app/features/payments/payment-answers.server.ts";
import { reading } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ GET: reading(readPaymentJson) });

export const loader = route.loader;
export const action = route.action;
