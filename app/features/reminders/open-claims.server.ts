import { lockInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { creditOf, type Payment } from "#app/features/settlement/payment.ts";
import { findPayment } from "#app/features/settlement/payments.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { findReminder, remindersOf } from "./reminders.server.ts";

export type ClaimKind = "interest" | "fee";

export interface OpenClaim {
  reminderId: string;
  kind: ClaimKind;
  /** As claimed by the latest letter, less what was paid beyond the invoice. */
  amount: Rappen;
}

/** What the latest letter claims beside the invoice, and nobody has paid or waived. */
export async function openClaims(
  ctx: BusinessContext,
  invoice: Pick<Invoice, "id" | "allocations">,
): Promise<OpenClaim[]> {
  const last = (await remindersOf(ctx, [invoice.id])).findLast(({ state }) => state !== "draft");
  if (!last) return [];
  const claims = [
    { kind: "interest" as const, amount: last.interestWaivedAt ? 0 : last.interest },
    { kind: "fee" as const, amount: last.feeWaivedAt ? 0 : last.fee },
  ];
  let paid = await paidBeyond(ctx, invoice, last.createdOn);
  return claims.flatMap(({ kind, amount }) => {
    const covered = Math.min(paid, amount);
    paid -= covered;
    return amount > covered ? [{ reminderId: last.id, kind, amount: amount - covered }] : [];
  });
}

/** `false` claims it again. */
export async function waiveClaim(
  ctx: UserContext,
  invoiceId: string,
  { reminderId, kind, isWaived = true }: { reminderId: string; kind: ClaimKind; isWaived?: boolean },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockInvoice(ctx, invoiceId);
    const reminder = await findReminder(ctx, invoiceId, reminderId);
    await ctx.db
      .updateTable("reminders")
      .set({ [`${kind}_waived_at`]: isWaived ? ctx.now.toISOString() : null })
      .where("id", "=", reminderId)
      .execute();
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: isWaived ? `invoice.${kind}_waived` : `invoice.${kind}_claimed`,
      data: { amount: String(reminder[kind]) },
    });
  });
}

async function paidBeyond(
  ctx: BusinessContext,
  { allocations }: Pick<Invoice, "allocations">,
  since: string,
): Promise<Rappen> {
  const later = allocations.filter(({ kind, settledOn }) => kind === "payment" && settledOn >= since);
  const ids = [...new Set(later.flatMap(({ paymentId }) => paymentId ?? []))];
  const payments: Payment[] = [];
  for (const id of ids) payments.push(await findPayment(ctx, id));
  return payments.reduce((sum, payment) => sum + creditOf(payment), 0);
}
