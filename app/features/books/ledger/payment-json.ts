import { rappenToNumber } from "#app/swiss/money.ts";
import { type VatRow, vatRateToNumber } from "#app/swiss/vat.ts";
import type { LedgerEntry } from "./ledger.ts";
import { type Allocation, creditOf, type Payment } from "./payment.ts";

/** Amounts as numbers with at most 2 decimals (rule 20). */
export function paymentJson(payment: Payment, allocations: Allocation[]) {
  return {
    id: payment.id,
    state: payment.state,
    amount: rappenToNumber(payment.amount),
    currency: payment.currency,
    paidOn: payment.paidOn,
    source: payment.source,
    note: payment.note,
    clientId: payment.clientId,
    payer: { name: payment.payerName, iban: payment.payerIban },
    reference: payment.reference,
    message: payment.message,
    instructed: payment.instructed && {
      amount: rappenToNumber(payment.instructed.amount),
      currency: payment.instructed.currency,
    },
    charges: rappenToNumber(payment.charges),
    ...(payment.method ? { method: payment.method } : {}),
    ...(payment.fee === null ? {} : { fee: rappenToNumber(payment.fee) }),
    reason: payment.reason,
    proposal: payment.proposal.map(({ invoiceId, kind, amount }) => ({
      invoiceId,
      kind,
      amount: rappenToNumber(amount),
    })),
    allocations: allocations.map(allocationJson),
    credit: rappenToNumber(creditOf(payment)),
    ...(payment.refunded ? { refunded: rappenToNumber(payment.refunded) } : {}),
    bankFileId: payment.bankFileId,
    reversedAt: payment.reversedAt,
    createdAt: payment.createdAt,
  };
}

/** `note`, `vat` and `takesBack` only where there are any. */
export function allocationJson(allocation: Allocation) {
  const { id, invoiceId, paymentId, kind, amount, settledOn, note, vat, takesBack } = allocation;
  return {
    id,
    invoiceId,
    paymentId,
    kind,
    amount: rappenToNumber(amount),
    settledOn,
    ...(note ? { note } : {}),
    ...(vat.length ? { vat: vat.map(vatRowJson) } : {}),
    ...(takesBack ? { takesBack } : {}),
  };
}

/** `paymentId`, `reminderId` and `vat` only where there are any. */
export function ledgerEntryJson({
  day,
  type,
  kind,
  amount,
  balance,
  paymentId,
  reminderId,
  vat,
}: LedgerEntry) {
  return {
    day,
    type,
    kind,
    amount: rappenToNumber(amount),
    balance: rappenToNumber(balance),
    ...(paymentId ? { paymentId } : {}),
    ...(reminderId ? { reminderId } : {}),
    ...(vat.length ? { vat: vat.map(vatRowJson) } : {}),
  };
}

export function vatRowJson({ rate, net, vat }: VatRow) {
  return { rate: vatRateToNumber(rate), net: rappenToNumber(net), amount: rappenToNumber(vat) };
}
