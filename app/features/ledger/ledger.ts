import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { sumByRate, type VatRow } from "#app/swiss/vat.ts";
import { owesNothing } from "./amount-due.ts";
import type { Charge, ChargeKind } from "./charge.ts";
import type { Allocation, AllocationKind } from "./payment.ts";

/** `invoice` charges the rows. Of a settlement, `interest` and `reminder_fee` are money for what letters charge. */
export interface LedgerEntry {
  id: string;
  day: Day;
  type: "charge" | "settlement";
  kind: "invoice" | ChargeKind | AllocationKind;
  /** Above 0. */
  amount: Rappen;
  /** Of it net and VAT by rate, where that is fixed. */
  vat: readonly VatRow[];
  paymentId: string | null;
  reminderId: string | null;
  creditNoteNumber: string;
  /** Owed after it. */
  balance: Rappen;
}

interface Accounted {
  issueDate: Day;
  total: Rappen;
  vatRows: readonly VatRow[];
  charges: readonly Charge[];
  allocations: readonly Allocation[];
}

type Unbalanced = Omit<LedgerEntry, "balance">;

/**
 * What an invoice charges and what settles it, as it stands now: the rows first, then day by day; what was taken back
 * or waived is gone. The last balance is what it owes. Empty where it owes nothing whatever is booked.
 */
export function ledgerOf(invoice: Accounted & { id: string; state: string }): LedgerEntry[] {
  return owesNothing(invoice.state) ? [] : entriesOf(invoice, invoice.id);
}

/** Whatever its state. @param id of the entry of the rows */
export function entriesOf(invoice: Accounted, id = ""): LedgerEntry[] {
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
  const others = [...standingCharges(invoice.charges), ...invoice.allocations.map(settlement)];
  let balance = 0;
  return [rows, ...others.toSorted(byDay)].map((entry) => {
    balance += entry.type === "charge" ? entry.amount : -entry.amount;
    return { ...entry, balance };
  });
}

/** Of a letter's interest or fee, what was not ended. */
function standingCharges(charges: readonly Charge[]): Unbalanced[] {
  const byClaim = Map.groupBy(charges, ({ reminderId, kind }) => `${reminderId} ${kind}`);
  return [...byClaim.values()].flatMap((parts) => {
    const [{ id, kind, chargedOn: day, reminderId }] = parts as [Charge];
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    const vat = sumByRate(parts.flatMap((part) => part.vat));
    const charge = { id, day, type: "charge" as const, kind, amount, vat };
    return amount > 0 ? [{ ...charge, paymentId: null, reminderId, creditNoteNumber: "" }] : [];
  });
}

function settlement({ settledOn: day, invoiceId: _, note: _note, ...parts }: Allocation): Unbalanced {
  return { ...parts, day, type: "settlement", reminderId: null };
}

function byDay(a: Unbalanced, b: Unbalanced): number {
  return a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;
}
