import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { negated, sumByRate, type VatRow } from "#app/swiss/vat.ts";
import { owesNothing } from "./amount-due.ts";
import type { Charge, ChargeKind } from "./charge.ts";
import { MONEY_KINDS } from "./order.ts";
import type { Allocation, Returned } from "./payment.ts";

/**
 * `interest` and `reminder_fee` are money for what letters charge. `credit` is a credit note, `credit_used` the
 * client's credit; `deduction` lets a rest go, `bad_debt` gives the debt up, and `lapsed` ends what a letter charged
 * after the money. What a `refund`, the bank's `reversal` or a withdrawn credit note takes back is below 0.
 */
export const SETTLEMENT_KINDS = [
  ...MONEY_KINDS,
  "credit_used",
  "credit",
  "skonto",
  "rounding",
  "deduction",
  "bad_debt",
  "lapsed",
  "refund",
  "reversal",
] as const;
type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** An entry of the kind `invoice` charges the rows of the invoice. */
export interface LedgerEntry {
  id: string;
  day: Day;
  type: "charge" | "settlement";
  kind: "invoice" | ChargeKind | SettlementKind;
  /** Rappen. Charges are above 0. */
  amount: Rappen;
  /** Net and VAT of the amount by rate, where they are fixed. */
  vat: readonly VatRow[];
  paymentId: string | null;
  reminderId: string | null;
  creditNoteNumber: string;
  balance: Rappen;
}

interface Accounted {
  issueDate: Day;
  total: Rappen;
  vatRows: readonly VatRow[];
  charges: readonly Charge[];
  allocations: readonly Allocation[];
  returns: readonly Returned[];
}

type Unbalanced = Omit<LedgerEntry, "balance">;

/**
 * What an invoice charges and what settles it, as it stands now: the rows first, then day by day. What was waived or
 * booked wrongly is gone; money that went back stands with what took it back. The last balance is what it owes. Empty
 * where it owes nothing whatever is booked.
 */
export function ledgerOf(invoice: Accounted & { id: string; state: string }): LedgerEntry[] {
  return owesNothing(invoice.state) ? [] : entriesOf(invoice, invoice);
}

/** The ledger regardless of the state. @param id of the entry that charges the rows */
export function entriesOf(invoice: Accounted, { id, state } = { id: "", state: "" }): LedgerEntry[] {
  const { issueDate: day, total: amount, vatRows: vat } = invoice;
  const rows: Unbalanced = {
    id,
    day,
    type: "charge",
    kind: "invoice",
    amount,
    vat,
    paymentId: null,
    reminderId: null,
    creditNoteNumber: "",
  };
  const others = [
    ...standingCharges(invoice.charges),
    ...invoice.allocations.map((allocation) => settlement(allocation, state)),
    ...invoice.returns.flatMap((returned) => [settlement(returned, state), takenBack(returned)]),
  ];
  let balance = 0;
  return [rows, ...others.toSorted(byDay)].map((entry) => {
    balance += entry.type === "charge" ? entry.amount : -entry.amount;
    return { ...entry, balance };
  });
}

/** The interest and fees of each letter, less what was ended of them. */
function standingCharges(charges: readonly Charge[]): Unbalanced[] {
  const byClaim = Map.groupBy(charges, ({ reminderId, kind }) => `${reminderId} ${kind}`);
  return [...byClaim.values()].flatMap((parts) => {
    const [{ id, kind, chargedOn: day, reminderId }] = parts as [Charge];
    const claimed = parts.findLastIndex(({ reason }) => reason === "claimed");
    const lapsed = parts.filter(({ reason }, index) => reason === "paid_before" && index > claimed);
    const standing = parts.filter((part) => !lapsed.includes(part));
    const amount = standing.reduce((sum, part) => sum + part.amount, 0);
    const vat = sumByRate(standing.flatMap((part) => part.vat));
    const common = { paymentId: null, reminderId, creditNoteNumber: "" };
    const charge = { ...common, id, day, type: "charge" as const, kind, amount, vat };
    return amount > 0 ? [charge, ...lapsed.map((part) => ({ ...common, ...lapse(part) }))] : [];
  });
}

function lapse({ id, chargedOn: day, amount, vat }: Charge) {
  return {
    id,
    day,
    type: "settlement" as const,
    kind: "lapsed" as const,
    amount: -amount,
    vat: negated(vat),
  };
}

function settlement(allocation: Allocation, state: string): Unbalanced {
  const { id, settledOn: day, amount, vat, paymentId, creditNoteNumber } = allocation;
  const kind = settlementKind(allocation, state);
  return { id, day, type: "settlement", kind, amount, vat, paymentId, reminderId: null, creditNoteNumber };
}

function settlementKind({ kind, isOfCredit }: Allocation, state: string): SettlementKind {
  if (kind === "write_off") return state === "written_off" ? "bad_debt" : "deduction";
  return kind === "payment" && isOfCredit ? "credit_used" : kind;
}

function takenBack(returned: Returned): Unbalanced {
  const { by, returnedOn: day } = returned;
  const kind = returned.kind === "credit" ? returned.kind : by;
  const vat = negated(returned.vat);
  const amount = -returned.amount;
  return { ...settlement(returned, ""), id: `${returned.id}-back`, day, kind, amount, vat };
}

function byDay(a: Unbalanced, b: Unbalanced): number {
  return a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;
}
