import { clockSchema } from "#app/features/sandbox/clock.schema.ts";
import { testPaymentSchema } from "#app/features/sandbox/test-payment.schema.ts";
import { BODY, operationsOf } from "#app/features/api-info/operations/operation.ts";

const PAYMENT = { amount: 1234.5, reference: "RF18 5390 0754 7034", payerName: "Helvetia Bau AG" };

/** With test keys only. */
export const SANDBOX_OPERATIONS = operationsOf({
  readSandboxClock: {
    call: "GET /sandbox/clock",
    summary: "Read the day of the sandbox, with a test key only",
    answers: { 200: "SandboxClock" },
    refusals: [422],
  },
  moveSandboxClock: {
    call: "POST /sandbox/clock",
    summary: "Move the day of the sandbox on, with a test key only",
    body: { schema: clockSchema, example: { day: "2027-01-31" } },
    answers: { 200: "SandboxClock" },
    refusals: [...BODY, 409],
  },
  receiveTestPayment: {
    call: "POST /sandbox/payments",
    summary: "Let a payment arrive at the bank, with a test key only",
    body: { schema: testPaymentSchema, example: PAYMENT },
    answers: { 201: "Payment" },
    refusals: [...BODY, 409],
  },
});
