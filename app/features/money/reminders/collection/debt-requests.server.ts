import { hash } from "node:crypto";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { historyOf, recordHistory } from "#app/features/running/history/history.server.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type DebtClaim, debtClaim } from "./debt-claim.ts";
import { type DebtRequest, type Requested, requestedSchema } from "./debt-request.schema.ts";

const EVENT = "invoice.debt_collection";

/**
 * What can be claimed today.
 * @throws AppError `reminder.not_overdue`, `reminder.not_final` before the term of the last reminder is over,
 * `reminder.debtor_abroad`
 */
export async function claimableDebt(ctx: UserContext, invoice: Invoice): Promise<DebtClaim> {
  if (invoice.status !== "overdue") throw new AppError("reminder.not_overdue");
  const letters = (await remindersOf(ctx, [invoice.id])).filter(({ state }) => state !== "draft");
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || last?.level !== 3 || last.dueUntil >= ctx.today) throw new AppError("reminder.not_final");
  if (!["", "CH"].includes(invoice.recipient.country)) throw new AppError("reminder.debtor_abroad");
  const settings = await findReminderSettings(ctx);
  return debtClaim(invoice, settings, { today: ctx.today, firstReminder: first.createdOn });
}

export async function canCollect(ctx: UserContext, invoice: Invoice): Promise<boolean> {
  if (invoice.status !== "overdue" || invoice.remindedLevel < 3) return false;
  return claimableDebt(ctx, invoice).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

/**
 * Stores the claim of that day in the history, from which the paper is drawn. The same request twice is stored
 * once. @param version of the invoice that was shown
 */
export async function requestDebtCollection(
  ctx: UserContext,
  invoiceId: string,
  request: DebtRequest,
  version: number | undefined,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireSeen("invoice", invoice, version);
    const claim = await claimableDebt(ctx, invoice);
    const figures = Object.entries(claim).map(([name, value]) => [name, String(value)]);
    const data: Record<string, string> = { ...request, day: ctx.today, ...Object.fromEntries(figures) };
    const key = `${EVENT}/${invoiceId}/${hash("sha256", JSON.stringify(data))}`;
    await recordHistory(ctx, { invoiceId, event: EVENT, data, key });
  });
}

export async function debtRequestsOf(
  ctx: UserContext,
  invoiceId: string,
): Promise<{ id: string; requested: Requested }[]> {
  const entries = await historyOf(ctx, invoiceId);
  return entries
    .filter(({ event }) => event === EVENT)
    .map(({ id, data }) => ({ id, requested: requestedSchema.parse(data) }));
}

/** @throws AppError `invoice.not_found`, `reminder.not_found` */
export async function findDebtRequest(
  ctx: UserContext,
  invoiceId: string,
  id: string,
): Promise<{ invoice: Invoice; requested: Requested }> {
  const invoice = await findInvoice(ctx, invoiceId);
  const found = (await debtRequestsOf(ctx, invoiceId)).find((request) => request.id === id);
  if (!found) throw new AppError("reminder.not_found");
  return { invoice, requested: found.requested };
}
