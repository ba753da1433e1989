import { latestDeliveries } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { isLost } from "#app/features/selling/papers/sending/reached.ts";
import { reportedFor } from "#app/features/money/payments/reported-for.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

interface Looked {
  id: string;
  remindedLevel: number;
}

/** Those without a payment that the bank has reported, and without an e-mail that never reached its client. */
export async function withoutOtherSteps<One extends Looked>(
  ctx: BusinessContext,
  invoices: One[],
): Promise<One[]> {
  const payments = await reportedFor(
    ctx,
    invoices.map(({ id }) => ({ id, reference: "" })),
  );
  const unreminded = invoices.flatMap(({ id, remindedLevel }) => (remindedLevel === 0 ? [id] : []));
  const deliveries = await latestDeliveries(ctx, unreminded, "invoice");
  return invoices.filter(({ id }) => !payments.has(id) && !isLost(deliveries.get(id)?.state));
}
