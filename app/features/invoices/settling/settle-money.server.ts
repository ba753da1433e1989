import { findInvoice, type Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { vatParts } from "#app/features/invoices/pricing/vat-parts.ts";
import { allocate } from "#app/features/ledger/allocations.server.ts";
import { type Charge, lastCharge, openCharge, openRows } from "#app/features/ledger/charge.ts";
import { chargesOf } from "#app/features/ledger/charges.server.ts";
import { dividedBy, type SettlingOrder } from "#app/features/ledger/order.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";

interface Money {
  invoiceId: string;
  paymentId: string;
  /** At most the amount due, Rappen. */
  amount: Rappen;
  settledOn: string;
  order?: SettlingOrder | undefined;
  isOfCredit?: boolean;
}

/**
 * In a transaction that holds the business. By Art. 85 OR money settles interest and fees before the rows, unless
 * `order` says otherwise.
 */
export async function settleWithMoney(
  ctx: BusinessContext,
  { order = "charges_first", amount, ...money }: Money,
): Promise<{ due: Rappen; isPaid: boolean }> {
  const charges = await chargesOf(ctx, [money.invoiceId]);
  if (charges.length === 0) return allocate(ctx, { ...money, kind: "payment", amount });
  const parts = dividedBy(order, amount, openParts(await findInvoice(ctx, money.invoiceId)));
  let standing = { due: 0, isPaid: false };
  for (const part of parts) {
    const vat = part.kind === "reminder_fee" ? vatParts(part.amount, feeVatOf(charges)) : [];
    standing = await allocate(ctx, { ...money, kind: part.kind, amount: part.amount, vat });
  }
  return standing;
}

function openParts(invoice: Pick<Invoice, "total" | "charges" | "allocations">) {
  return {
    interest: openCharge("interest", invoice),
    reminder_fee: openCharge("reminder_fee", invoice),
    payment: openRows(invoice),
  };
}

/** VAT by the rates of the latest reminder fee. */
function feeVatOf(charges: Charge[]): VatRow[] {
  return lastCharge(charges, "reminder_fee")?.vat ?? [];
}
