import { clockSchema } from "#app/features/front/sandbox/clock.schema.ts";
import { sandboxSchema } from "#app/features/front/sandbox/sandbox.schema.ts";
import { testPaymentSchema } from "#app/features/front/sandbox/test-payment.schema.ts";
import { call, create, operationsOf } from "#app/features/programs/api-info/operations/operation.ts";

const PAYMENT = { amount: 1234.5, reference: "RF18 5390 0754 7034", payerName: "Helvetia Bau AG" };

const SANDBOXES = { module: "keys/sandbox", scope: "sandboxes", needs: "own", only: "keys" } as const;

export const SANDBOX_OPERATIONS = [
  ...operationsOf(SANDBOXES)({
    listSandboxes: call("GET /sandboxes", "SandboxList", {
      summary: "List the sandboxes with their days",
      text: "Oldest first, at most ten. A test key, which stays in its own, gets 403 `sandbox.live_key_required`.",
    }),
    createSandbox: create("POST /sandboxes", "SandboxWithKey", {
      summary: "Create a sandbox with a test key for it",
      text:
        "A copy of the business as it is now: profile, settings, design and logo, but no clients and no documents. " +
        "`key`, the test key for everything in it, is told once. Names differ within a business. " +
        "409 `sandbox.too_many` for the eleventh. For a test run: create one, call with its key, delete it.",
      body: { schema: sandboxSchema, example: { name: "Release tests" } },
    }),
    readSandbox: call("GET /sandboxes/{id}", "Sandbox", { summary: "Read a sandbox", text: "With its day." }),
    moveClockOfSandbox: call("POST /sandboxes/{id}/clock", "SandboxClock", {
      summary: "Move the day of a sandbox on",
      text: "As `POST /sandbox/clock` with one of its test keys.",
      body: { schema: clockSchema, example: { day: "2027-01-31" } },
      refusals: [404, 409],
    }),
    deleteSandbox: call("DELETE /sandboxes/{id}", "Deleted", {
      summary: "Delete a sandbox with all that it holds",
      text: "Its test keys stop working at once, its data is removed in the background. Live data stays.",
      refusals: [404],
    }),
  }),
  ...operationsOf({ module: "keys/sandbox", scope: "account", needs: "own", only: "keys" })({
    readSandboxClock: call("GET /sandbox/clock", "SandboxClock", {
      summary: "Read the day of the sandbox, with a test key only",
      text: "A sandbox begins on the true day.",
    }),
    moveSandboxClock: call("POST /sandbox/clock", "SandboxClock", {
      summary: "Move the day of the sandbox on, with a test key only",
      text:
        "Onwards only, at most five years ahead: everything that asks for today follows (due dates, " +
        "interest, recurring invoices, reminders, statements, VAT methods, dates of changes), and the days go on " +
        "from there. Invoices that are overdue by then are told, recurring invoices written and automatic " +
        "reminders made before it answers; the rest of many follows in seconds. The day it is already " +
        "changes nothing. Events, webhooks, rate limits and `Idempotency-Key` stay on the true time. " +
        "Deleting the test data sets it back.",
      body: { schema: clockSchema, example: { day: "2027-01-31" } },
    }),
  }),
  ...operationsOf({ module: "keys/sandbox", scope: "payments", needs: "own", only: "keys" })({
    receiveTestPayment: create("POST /sandbox/payments", "Payment", {
      summary: "Let a payment arrive at the bank, with a test key only",
      text:
        "As a bank file would report it: an exact reference with the exact open amount is booked, other " +
        "payments are proposed or unassigned. The answer is the payment as `GET /payments/{id}` answers it.",
      body: { schema: testPaymentSchema, example: PAYMENT },
    }),
  }),
];
