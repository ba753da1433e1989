import type { Allocation } from "#app/features/books/ledger/payment.ts";

/** A part paid by one payment, Rappen. */
export function paidPart(amount: number, changes: Partial<Allocation> = {}) {
  const allocation: Allocation = {
    id: "a",
    invoiceId: "i",
    paymentId: "p",
    kind: "payment",
    amount,
    settledOn: "2026-11-20",
    note: "",
    vat: [],
    creditNoteNumber: "",
    takesBack: null,
    isOfCredit: false,
    ...changes,
  };
  return { settled: amount, allocations: [allocation], returns: [] };
}
