import { endOpenCharges } from "#app/features/selling/invoices/settling/end-charges.server.ts";
import { addCharges } from "#app/features/books/ledger/charges.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { ReminderClaim } from "./reminder-claim.ts";

/**
 * Charges interest and fee of the letter, and ends what is open of earlier letters. In a transaction that holds
 * the business.
 */
export async function chargeLetter(
  ctx: BusinessContext,
  invoiceId: string,
  { reminderId, claim }: { reminderId: string; claim: Pick<ReminderClaim, "interest" | "fee" | "feeVat"> },
): Promise<void> {
  await endOpenCharges(ctx, invoiceId, { reason: "replaced" });
  const common = { invoiceId, reminderId, reason: "letter" as const, allocationId: "" };
  const charges = [
    { ...common, kind: "interest" as const, amount: claim.interest, vat: [] },
    { ...common, kind: "reminder_fee" as const, amount: claim.fee, vat: claim.feeVat },
  ];
  await addCharges(
    ctx,
    charges.filter(({ amount }) => amount > 0),
  );
}
