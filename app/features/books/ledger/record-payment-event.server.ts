import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { allocationsOf } from "./allocations.server.ts";
import { paymentJson } from "./payment-json.ts";
import { findPayment } from "./payments.server.ts";

/** Call it in the transaction of the change, once all of it is written. */
export async function recordPaymentEvent(
  ctx: BusinessContext,
  type: "payment.received" | "payment.reversed",
  id: string,
): Promise<void> {
  await recordEvent(ctx, type, async () => ({
    payment: paymentJson(await findPayment(ctx, id), await allocationsOf(ctx, { paymentIds: [id] })),
  }));
}
