import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { waiveCharge } from "#app/features/selling/invoices/settling/end-charges.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { lastCharge, openCharge, standingCharge } from "#app/features/books/ledger/charge.ts";
import { addCharges } from "#app/features/books/ledger/charges.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { findReminder } from "./reminders.server.ts";

export type ClaimKind = "interest" | "fee";

const CHARGE_KINDS = { interest: "interest", fee: "reminder_fee" } as const;

interface StandingClaim {
  reminderId: string;
  kind: ClaimKind;
  /** Charged and not waived. */
  amount: Rappen;
  paid: Rappen;
}

/** Interest and fee of the latest letter, unless waived. */
export function standingClaims(invoice: Pick<Invoice, "charges" | "allocations">): StandingClaim[] {
  return (["interest", "fee"] as const).flatMap((kind) => {
    const ofKind = invoice.charges.filter((charge) => charge.kind === CHARGE_KINDS[kind]);
    const last = lastCharge(ofKind, CHARGE_KINDS[kind]);
    const amount = last ? standingCharge(ofKind, last) : 0;
    const open = Math.min(amount, openCharge(CHARGE_KINDS[kind], invoice));
    return last && amount > 0 ? [{ reminderId: last.reminderId, kind, amount, paid: amount - open }] : [];
  });
}

/**
 * Waives interest or fee of a letter, or claims it again. Asking twice changes nothing.
 * @throws AppError `invoice.not_found`, `invoice.changed`, `reminder.not_found`,
 * `invoice.transition_not_allowed` to claim on an invoice that is closed
 */
export async function waiveClaim(
  ctx: UserContext,
  invoiceId: string,
  { reminderId, kind, isWaived = true }: { reminderId: string; kind: ClaimKind; isWaived?: boolean },
  version?: number,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireSeen("invoice", invoice, version);
    const reminder = await findReminder(ctx, invoiceId, reminderId);
    const charge = { reminderId, kind: CHARGE_KINDS[kind] };
    const standing = standingCharge(invoice.charges, charge);
    if (isWaived ? standing === 0 : standing > 0) return;
    if (!isWaived && invoice.state !== "sent") throw new AppError("invoice.transition_not_allowed");
    const amount = isWaived ? await waiveCharge(ctx, invoiceId, charge) : reminder[kind];
    if (!isWaived) {
      const vat = kind === "fee" ? reminder.feeVat : [];
      await addCharges(ctx, [{ ...charge, invoiceId, amount, reason: "claimed", allocationId: "", vat }]);
    }
    await ctx.db
      .updateTable("reminders")
      .set({ [`${kind}_waived_at`]: isWaived ? ctx.now.toISOString() : null })
      .where("id", "=", reminderId)
      .execute();
    willTell(ctx, "reminder", reminderId);
    await recordHistory(ctx, {
      invoiceId,
      event: isWaived ? `invoice.${kind}_waived` : `invoice.${kind}_claimed`,
      data: { amount: String(amount) },
    });
  });
}
