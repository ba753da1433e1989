import type { EntryKind } from "#app/features/tax/entries/tax-entry.ts";
import type { VatApart } from "#app/features/tax/method/vat-apart.ts";
import type { BookEntriesTable } from "#app/platform/database/schema/tax.ts";
import type { Category } from "#app/features/expenses/categories.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import type { AccountName } from "./accounts.ts";

export type FactKind =
  | Exclude<EntryKind, "payment" | "fee_payment" | "refund">
  | BookEntriesTable["kind"]
  | "credit"
  | "credit_returned"
  | "paid_back"
  | "provider_fee"
  | "expense";

/** Something that happened, of which the journal makes one or two bookings. `net` and `vat` in Rappen. */
export interface JournalFact {
  id: string;
  day: Day;
  kind: FactKind;
  net: Rappen;
  vat: Rappen;
  rate: VatRate | null;
  category?: Category;
  /** The invoice, payment or expense that it comes from. */
  source: { type: "invoice" | "payment" | "expense"; id: string };
  number: string;
  name: string;
}

/** One amount from one account to another, Rappen above 0: a booking cannot be out of balance. */
export interface Booking {
  debit: AccountName;
  credit: AccountName;
  amount: Rappen;
  /** Of the turnover or of the expense; null where no VAT is meant. */
  rate: VatRate | null;
}

type Side = readonly [debit: AccountName, credit: AccountName];

/** Where the net amount stands; where it is below 0 the sides change places. */
const SIDES: Record<Exclude<FactKind, "expense">, Side> = {
  invoice: ["debtors", "revenue"],
  prepayment: ["debtors", "revenue"],
  fee: ["debtors", "fees"],
  fee_waived: ["debtors", "fees"],
  credit_note: ["clientCredit", "revenue"],
  skonto: ["debtors", "skonto"],
  write_off: ["debtors", "losses"],
  rounding: ["debtors", "rounding"],
  interest: ["debtors", "interest"],
  payment: ["bank", "debtors"],
  credit_used: ["clientCredit", "debtors"],
  refund: ["debtors", "clientCredit"],
  reversal: ["debtors", "bank"],
  credit: ["bank", "clientCredit"],
  credit_returned: ["clientCredit", "bank"],
  paid_back: ["clientCredit", "bank"],
  provider_fee: ["providerFees", "bank"],
  exchange: ["bank", "exchange"],
  exchange_due: ["debtors", "exchange"],
};

/** The bookings of a fact, none for nothing. What does not stand apart is booked with the amount that contains it. */
export function bookingsOf(fact: JournalFact, apart: VatApart): Booking[] {
  const { kind, rate } = fact;
  const isApart = kind === "expense" ? apart.input : apart.output;
  const net = isApart ? fact.net : fact.net + fact.vat;
  const vat = isApart ? fact.vat : 0;
  if (kind === "expense")
    return [
      ...booked([fact.category ?? "other", "bank"], net, rate),
      ...booked(["inputTax", "bank"], vat, rate),
    ];
  const side = SIDES[kind];
  return [...booked(side, net, rate), ...booked([side[0], "vat"], vat, rate)];
}

function booked([debit, credit]: Side, amount: Rappen, rate: VatRate | null): Booking[] {
  if (amount === 0) return [];
  return [
    amount > 0 ? { debit, credit, amount, rate } : { debit: credit, credit: debit, amount: -amount, rate },
  ];
}
