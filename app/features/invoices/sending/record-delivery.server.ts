import type { Selectable } from "kysely";
import { lockBusiness } from "#app/features/accounts/business.server.ts";
import { touchInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import { queueCopy } from "./deliveries.server.ts";
import { recordSendFailed } from "./record-send-failed.server.ts";

export type EmailRow = Selectable<DeliveriesTable>;

/** `from` are the states that may still change to it. */
interface Outcome {
  state: "sent" | "outbox" | "failed" | "uncertain";
  from: string[];
  error_code?: string;
  error_text?: string;
}

const NOT_ARRIVED = ["failed", "uncertain"];

export async function recordAttempt(ctx: BusinessContext, { id }: EmailRow): Promise<EmailRow | null> {
  const now = ctx.platform.now();
  return { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const attempt = await ctx.db
      .updateTable("deliveries")
      .set({ state: "sending", attempted_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "=", "queued")
      .returningAll()
      .executeTakeFirst();
    if (attempt) await noteChanged(ctx, attempt);
    return attempt ?? null;
  });
}

export async function putOff(
  ctx: BusinessContext,
  { id, attempted_at }: EmailRow,
  reason: { error_code: string; error_text: string },
): Promise<void> {
  const now = ctx.platform.now();
  await { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const delivery = await ctx.db
      .updateTable("deliveries")
      .set({ state: "queued", ...reason })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .where("attempted_at", "=", attempted_at)
      .returning(["invoice_id", "copy_of"])
      .executeTakeFirst();
    if (delivery) await noteChanged(ctx, delivery);
  });
}

export async function recordOutcome(
  ctx: BusinessContext,
  { id, attempted_at }: EmailRow,
  outcome: Outcome,
): Promise<void> {
  const { from, ...result } = outcome;
  const now = ctx.platform.now();
  await { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const delivery = await ctx.db
      .updateTable("deliveries")
      .set({ ...result, finished_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "in", from)
      .where("attempted_at", attempted_at === null ? "is" : "=", attempted_at)
      .returningAll()
      .executeTakeFirst();
    if (!delivery) return;
    ctx.log.info({ event: "invoice.delivery", deliveryId: id, state: result.state });
    if (delivery.copy_of) return;
    const { invoice_id: invoiceId, recipient } = delivery;
    await touchInvoice(ctx, invoiceId);
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: `invoice.email_${result.state}`,
      data: { recipient },
    });
    if (NOT_ARRIVED.includes(result.state)) await recordSendFailed(ctx, delivery);
    const hasLeft = result.state === "sent" || result.state === "outbox";
    if (hasLeft && delivery.copy_to_me && delivery.reply_to) await queueCopy(ctx, delivery);
  });
}
/** A copy to the sender is nothing that the invoice tells. */
async function noteChanged(
  ctx: BusinessContext,
  { invoice_id, copy_of }: Pick<EmailRow, "invoice_id" | "copy_of">,
): Promise<void> {
  if (!copy_of) await touchInvoice(ctx, invoice_id);
}
