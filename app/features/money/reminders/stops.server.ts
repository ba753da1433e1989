import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/** Pauses reminders until that day; null ends the pause. */
export function pauseReminders(ctx: UserContext, invoiceId: string, until: string | null): Promise<void> {
  return change(
    ctx,
    invoiceId,
    { reminders_paused_until: until, promised_on: null },
    {
      event: until ? "invoice.reminders_paused" : "invoice.reminders_resumed",
      data: until ? { dueDate: until } : {},
    },
  );
}

/**
 * Records the client's promise to pay by that day. Reminders start again on the day after.
 * @throws AppError `invoice.transition_not_allowed` when nothing is outstanding; `input.invalid` for a day that
 * is over
 */
export async function promisePayment(ctx: UserContext, invoiceId: string, day: Day): Promise<void> {
  if (day < ctx.today) throw invalid([{ field: "day", code: "field.promise_past" }]);
  const values = { reminders_paused_until: addDays(day, 1), promised_on: day };
  return change(ctx, invoiceId, values, { event: "invoice.promised", data: { dueDate: day } }, isOpen);
}

function isOpen({ state, paidOn }: Invoice): boolean {
  return state === "sent" && paidOn === null;
}

/** @param note what the client says; empty when the dispute is settled */
export function disputeInvoice(ctx: UserContext, invoiceId: string, note: string): Promise<void> {
  return change(
    ctx,
    invoiceId,
    { disputed_note: note },
    {
      event: note ? "invoice.disputed" : "invoice.dispute_settled",
      data: note ? { note } : {},
    },
  );
}

async function change(
  ctx: UserContext,
  invoiceId: string,
  values: { reminders_paused_until?: string | null; promised_on?: string | null; disputed_note?: string },
  entry: { event: string; data: Record<string, string> },
  isAllowed: (invoice: Invoice) => boolean = () => true,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    if (!isAllowed(await lockInvoice(ctx, invoiceId))) throw new AppError("invoice.transition_not_allowed");
    await ctx.db.updateTable("invoices").set(values).where("id", "=", invoiceId).execute();
    await recordHistory(ctx, { invoiceId, ...entry });
  });
}

export async function hasNeverRemind(ctx: BusinessContext, clientId: string): Promise<boolean> {
  const client = await ctx.db
    .selectFrom("clients")
    .select("never_remind")
    .where("id", "=", clientId)
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return client?.never_remind === 1;
}

export async function neverRemind(ctx: UserContext, clientId: string, never: boolean): Promise<void> {
  if (!isId(clientId)) throw new AppError("client.not_found");
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await ctx.db
      .updateTable("clients")
      .set({ never_remind: never ? 1 : 0 })
      .where("id", "=", clientId)
      .where("business_id", "=", ctx.businessId)
      .returning("id")
      .executeTakeFirst();
    if (!client) throw new AppError("client.not_found");
  });
}
