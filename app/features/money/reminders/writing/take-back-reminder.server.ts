import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { takeBackCharges } from "#app/features/books/ledger/charges.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { withdrawDelivery } from "#app/features/selling/papers/sending/withdraw-delivery.server.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findReminder } from "#app/features/money/reminders/reminders.server.ts";

/**
 * It becomes a draft, and its interest and fee are not owed. A letter for the post can be taken back on its day. Asking
 * twice changes nothing.
 * @param version of the invoice since it was written
 * @throws AppError `invoice.not_found`, `reminder.not_found`, `invoice.changed`, `delivery.left`
 */
export async function takeBackReminder(
  ctx: UserContext,
  invoiceId: string,
  id: string,
  version: number,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    const { state, level, letterId, createdOn, createdAt } = await findReminder(ctx, invoiceId, id);
    if (state === "draft") return;
    requireSeen("invoice", invoice, version);
    if (letterId || invoice.remindedLevel !== level || createdOn !== ctx.today)
      throw new AppError("delivery.left");
    await takeBackLetter(ctx, id);
    await takeBackCharges(ctx, invoiceId, { reminderId: id, createdAt });
    await ctx.db
      .updateTable("invoices")
      .set({ reminded_on: null })
      .where("id", "=", invoiceId)
      .where("business_id", "=", ctx.businessId)
      .execute();
    await savePaper(ctx, "invoice", invoice);
    const data = { level: String(level) };
    await recordHistory(ctx, { invoiceId, event: "invoice.reminder_undone", data });
  });
}

async function takeBackLetter(ctx: UserContext, id: string): Promise<void> {
  const { delivery_id } = await ctx.db
    .selectFrom("reminders")
    .select("delivery_id")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (delivery_id) await withdrawDelivery(ctx, delivery_id);
  await ctx.db
    .updateTable("reminders")
    .set({ state: "draft", delivery_id: null })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, "reminder", id);
}
