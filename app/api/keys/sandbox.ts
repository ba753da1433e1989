import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { clockSchema } from "#app/features/front/sandbox/clock.schema.ts";
import { moveClock, readClock } from "#app/features/front/sandbox/move-clock.server.ts";
import { receiveTestPayment } from "#app/features/front/sandbox/receive-test-payment.server.ts";
import { requireTestKey } from "#app/features/front/sandbox/require-test-key.ts";
import { sandboxSchema } from "#app/features/front/sandbox/sandbox.schema.ts";
import {
  createSandbox,
  deleteSandbox,
  requireLiveKey,
  sandboxesJson,
  sandboxJson,
} from "#app/features/front/sandbox/sandboxes.server.ts";
import { testPaymentSchema } from "#app/features/front/sandbox/test-payment.schema.ts";
import { findSandbox, inSandbox } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { apiCalls } from "#app/api/api-calls.ts";

const exists = async (ctx: UserContext) => requireTestKey(ctx);

async function ownSandbox(ctx: UserContext, { id }: { id: string }) {
  requireLiveKey(ctx);
  return findSandbox(ctx, id);
}

const route = apiCalls("keys/sandbox", {
  listSandboxes: handle(async (ctx) => {
    requireLiveKey(ctx);
    return sandboxesJson(ctx);
  }),
  createSandbox: handleBody(
    sandboxSchema,
    async (ctx, input) => {
      const { sandbox, secret } = await createSandbox(ctx, input);
      return created({ ...sandboxJson(ctx, sandbox), key: secret }, `/sandboxes/${sandbox.id}`);
    },
    { exists: async (ctx) => requireLiveKey(ctx) },
  ),
  readSandbox: handle(async (ctx, { id }) => sandboxJson(ctx, await ownSandbox(ctx, { id }))),
  moveClockOfSandbox: handleBody(
    clockSchema,
    async (ctx, { day }, { id }) => moveClock(inSandbox(ctx, await findSandbox(ctx, id)), day),
    { exists: ownSandbox },
  ),
  deleteSandbox: handle(async (ctx, { id }) => {
    requireLiveKey(ctx);
    await deleteSandbox(ctx, id);
    return { deleted: true };
  }, ownSandbox),
  readSandboxClock: handle(async (ctx) => {
    requireTestKey(ctx);
    return readClock(ctx);
  }),
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
