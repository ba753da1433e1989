import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { clockSchema } from "#app/features/front/sandbox/clock.schema.ts";
import { moveClock, readClock } from "#app/features/front/sandbox/move-clock.server.ts";
import { receiveTestPayment } from "#app/features/front/sandbox/receive-test-payment.server.ts";
import { requireTestKey } from "#app/features/front/sandbox/require-test-key.ts";
import { testPaymentSchema } from "#app/features/front/sandbox/test-payment.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { apiCalls } from "#app/api/api-calls.ts";

const exists = async (ctx: UserContext) => requireTestKey(ctx);

const route = apiCalls("keys/sandbox", {
  readSandboxClock: handle(async (ctx) => readClock(ctx)),
  moveSandboxClock: handleBody(clockSchema, (ctx, { day }) => moveClock(ctx, day), { exists }),
  receiveTestPayment: handleBody(
    testPaymentSchema,
    async (ctx, input) => {
      const id = await receiveTestPayment(ctx, input);
      return created(await readPaymentJson(ctx, id), `/payments/${id}`);
    },
    { exists },
  ),
});

export const loader = route.loader;
export const action = route.action;
