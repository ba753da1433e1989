import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { vatParts } from "#app/features/selling/invoices/pricing/vat-parts.ts";
import { allocate } from "#app/features/books/ledger/allocations.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import {
  type Charge,
  dayOfClaim,
  isBeforeLetter,
  isOfCharge,
  lastCharge,
  openCharge,
  openRows,
} from "#app/features/books/ledger/charge.ts";
import { chargesOf } from "#app/features/books/ledger/charges.server.ts";
import { dividedBy, type MoneyKind, type SettlingOrder } from "#app/features/books/ledger/order.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import { payableOf, settleRows } from "./settle-rows.server.ts";

interface Money {
  invoiceId: string;
  paymentId: string;
  /** At most the amount due, Rappen. */
  amount: Rappen;
  settledOn: Day;
  order?: SettlingOrder | undefined;
  isOfCredit?: boolean;
  /** It settles what letters after it charged as well, on their days. */
  keepCharges?: boolean | undefined;
}

/**
 * In a transaction that holds the business. By Art. 85 OR money settles interest and fees before the rows, unless
 * `order` says otherwise; never those of a letter after it, unless they are kept. @returns how much it settled, Rappen
 */
export async function settleWithMoney(
  ctx: BusinessContext,
  { order = "charges_first", amount, keepCharges = false, ...money }: Money,
): Promise<Rappen> {
  const charges = await chargesOf(ctx, [money.invoiceId]);
  if (charges.length === 0) {
    await settleRows(ctx, { ...money, kind: "payment", amount });
    return amount;
  }
  const invoice = await findInvoice(ctx, money.invoiceId);
  const parts = dividedBy(order, amount, openParts(invoice, keepCharges ? null : money.settledOn));
  for (const { kind, amount } of parts) {
    const vat = kind === "reminder_fee" ? vatParts(amount, feeVatOf(charges)) : [];
    const settledOn = dayFor(kind, charges, money.settledOn);
    if (kind === "payment") await settleRows(ctx, { ...money, kind, amount });
    else await allocate(ctx, { ...money, kind, amount, vat, settledOn });
  }
  return parts.reduce((sum, part) => sum + part.amount, 0);
}

/** @param day of the money; null where it settles the charges of later letters too */
function openParts(invoice: Invoice, day: Day | null) {
  const open = (kind: "interest" | "reminder_fee") =>
    day !== null && isBeforeLetter(day, kind, invoice) ? 0 : openCharge(kind, invoice);
  return {
    interest: open("interest"),
    reminder_fee: open("reminder_fee"),
    payment: openRows(invoice) + payableOf(invoice) - amountDue(invoice),
  };
}

function dayFor(kind: MoneyKind, charges: Charge[], day: Day): Day {
  const last = isOfCharge(kind) && lastCharge(charges, kind);
  const charged = last ? dayOfClaim(charges, last) : day;
  return charged > day ? charged : day;
}

/** VAT by the rates of the latest reminder fee. */
function feeVatOf(charges: Charge[]): VatRow[] {
  return lastCharge(charges, "reminder_fee")?.vat ?? [];
}
