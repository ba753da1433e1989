import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { vatParts } from "#app/features/selling/invoices/pricing/vat-parts.ts";
import { allocate } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import {
  type Charge,
  type ChargeKind,
  type ChargeReason,
  lastCharge,
  openCharge,
  standingCharge,
} from "#app/features/books/ledger/charge.ts";
import { addCharges } from "#app/features/books/ledger/charges.server.ts";
import type { Allocation } from "#app/features/books/ledger/payment.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { lapses } from "./paid-before.ts";
import { settleWithMoney } from "./settle-money.server.ts";
import { negated } from "#app/swiss/vat.ts";

interface Ending {
  reason: Exclude<ChargeReason, "letter" | "claimed" | "paid_before">;
  /** Rappen; all that is open when left out. */
  most?: Rappen;
  allocationId?: string;
}

/**
 * What is open of fees, then of interest, is no longer owed; what was paid of them stays paid. In a transaction that
 * holds the business.
 */
export async function endOpenCharges(
  ctx: BusinessContext,
  invoiceId: string,
  { reason, most = Number.MAX_SAFE_INTEGER, allocationId = "" }: Ending,
): Promise<void> {
  const invoice = await findInvoice(ctx, invoiceId);
  let left = most;
  for (const kind of ["reminder_fee", "interest"] as const) {
    const ended = Math.min(left, openCharge(kind, invoice));
    const last = lastCharge(invoice.charges, kind);
    if (ended <= 0 || !last) continue;
    await addCharges(ctx, [endingOf(last, ended, { reason, allocationId })]);
    left -= ended;
  }
}

/**
 * Interest or fee of one letter is no longer owed. Money that had settled it settles the rest of the invoice; what is
 * left then is the client's credit. @returns what was ended, Rappen
 */
export async function waiveCharge(
  ctx: BusinessContext,
  invoiceId: string,
  claim: { reminderId: string; kind: ChargeKind },
): Promise<Rappen> {
  const { reminderId, kind } = claim;
  const invoice = await findInvoice(ctx, invoiceId);
  const ended = standingCharge(invoice.charges, claim);
  const last = invoice.charges.findLast(
    (charge) => charge.reminderId === reminderId && charge.kind === kind && charge.amount > 0,
  );
  if (ended <= 0 || !last) return 0;
  const settling = invoice.allocations.filter((allocation) => allocation.kind === kind);
  const freed = await free(ctx, settling, ended - openCharge(kind, invoice));
  await addCharges(ctx, [endingOf(last, ended, { reason: "waived", allocationId: "" })]);
  for (const { paymentId, amount, settledOn } of freed) {
    const due = amountDue(await findInvoice(ctx, invoiceId));
    const part = Math.min(amount, due);
    if (part > 0 && paymentId) await settleWithMoney(ctx, { invoiceId, paymentId, amount: part, settledOn });
  }
  return ended;
}

/** After money of that day has settled rows, in a transaction that holds the business. @returns whether one ended */
export async function endPaidBefore(ctx: BusinessContext, invoiceId: string, day: Day): Promise<boolean> {
  const ended = lapses(await findInvoice(ctx, invoiceId), day);
  if (ended.length === 0) return false;
  await addCharges(
    ctx,
    ended.flatMap(({ charge, amount, owedAgain }) => [
      endingOf(charge, amount, { reason: "paid_before", allocationId: "" }),
      ...(owedAgain ? [claimedAgain(owedAgain.charge, owedAgain.amount)] : []),
    ]),
  );
  const lapsed = ended.reduce((sum, { amount, owedAgain }) => sum + amount - (owedAgain?.amount ?? 0), 0);
  const data = { amount: String(lapsed), paidOn: day };
  if (lapsed > 0) await recordInvoiceHistory(ctx, { invoiceId, event: "invoice.charges_lapsed", data });
  return true;
}

function claimedAgain({ invoiceId, reminderId, kind, vat }: Charge, amount: Rappen) {
  const reason: ChargeReason = "claimed";
  return { invoiceId, reminderId, kind, amount, reason, allocationId: "", vat: vatParts(amount, vat) };
}

/** The newest first. @returns what settles nothing any more, together `wanted` Rappen */
async function free(ctx: BusinessContext, settling: Allocation[], wanted: Rappen): Promise<Allocation[]> {
  const freed: Allocation[] = [];
  let left = wanted;
  for (const allocation of settling.toReversed()) {
    if (left <= 0) break;
    const taken = Math.min(left, allocation.amount);
    await reverseAllocations(ctx, [allocation]);
    const kept = allocation.amount - taken;
    if (kept > 0) await allocate(ctx, { ...allocation, amount: kept, vat: vatParts(kept, allocation.vat) });
    freed.push({ ...allocation, amount: taken });
    left -= taken;
  }
  return freed;
}

function endingOf(
  charge: Charge,
  amount: Rappen,
  { reason, allocationId }: { reason: ChargeReason; allocationId: string },
) {
  const vat = negated(vatParts(amount, charge.vat));
  return {
    invoiceId: charge.invoiceId,
    reminderId: charge.reminderId,
    kind: charge.kind,
    amount: -amount,
    reason,
    allocationId,
    vat,
  };
}
