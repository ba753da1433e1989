import type { BookingsTable } from "#app/platform/database/schema/book.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import type { AccountName } from "./accounts.ts";
import { CATEGORIES, type Category } from "./categories.ts";

type Side = readonly [debit: AccountName, credit: AccountName];

/** Where the net amount stands; where it is below 0 the sides change places. */
const SIDES = {
  invoice: ["debtors", "revenue"],
  prepayment: ["debtors", "revenue"],
  fee: ["debtors", "fees"],
  fee_waived: ["debtors", "fees"],
  credit_note: ["clientCredit", "revenue"],
  skonto: ["debtors", "skonto"],
  write_off: ["debtors", "losses"],
  rounding: ["debtors", "rounding"],
  total_rounding: ["debtors", "rounding"],
  credit_rounding: ["clientCredit", "rounding"],
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
  exchange_credit: ["clientCredit", "exchange"],
  exchange_vat: ["vat", "exchange"],
  vat_settled: ["vat", "taxOffice"],
  input_settled: ["taxOffice", "inputTax"],
  return_rounding: ["taxOffice", "rounding"],
} as const satisfies Record<string, Side>;

export type BookedKind = keyof typeof SIDES;

/** Kinds without accounts: rates of money received, input tax paid, what was open when the counting changed. */
type CountedKind = "payment" | "fee_payment" | "refund" | "method_change" | "input_paid";

/** Between accounts that the fact says itself. */
export type SidedKind = "manual" | "opening" | "expense_paid";

/** What an expense brings, and the acquisition tax on it. */
export type ExpenseKind = "expense" | "acquisition";

/** Something that happened, from which bookings are made. Amounts in Rappen, below 0 where they lower. */
export interface BookFact {
  sourceId: string;
  kind: BookedKind | CountedKind | SidedKind | ExpenseKind;
  basis: BookingsTable["basis"];
  day: Day;
  net: Rappen;
  vat: Rappen;
  rate: VatRate | null;
  reason?: BookingsTable["reason"];
  activity?: string;
  supplyDay?: Day;
  paymentId?: string | null;
  original?: number;
  ofFee?: 0 | 1;
  category?: Category;
  sides?: Side;
  /** What an expense stands against; its input tax counts with it unless that is paid later. */
  against?: AccountName;
  isInputLater?: boolean;
  /** True for money that came in or went out as cash. */
  isInCash?: boolean;
  /** The private share of an expense, hundredths of a percent. */
  privateShare?: number;
}

/** Whether VAT stands apart in the books: what was charged, and what was paid on expenses. */
export interface VatApart {
  output: boolean;
  input: boolean;
}

/** For facts that contain no VAT. */
export const NO_VAT: VatApart = { output: true, input: true };

export type Line = Pick<
  BookingsTable,
  | ("source_id" | "payment_id" | "kind" | "basis" | "debit" | "credit" | "amount" | "original" | "rate")
  | ("net" | "vat" | "reason" | "activity" | "supply_day" | "fact_day")
> & { of_fee: 0 | 1 };

/** The bookings of a fact, none for nothing. What does not stand apart is booked with the amount that contains it. */
export function linesOf(fact: BookFact, apart: VatApart): Line[] {
  const { kind, basis, net, vat } = fact;
  if (kind === "expense") return spent(fact, apart.input);
  if (kind === "acquisition") return acquired(fact, apart.input);
  if (fact.sides) return booked(fact, fact.sides, net);
  if (basis === "received" || kind === "method_change" || kind === "input_paid") return counted(fact);
  const side = sideOf(fact);
  if (basis === "") return booked(fact, side, net);
  if (!apart.output) return booked(fact, side, net + vat, { net, vat });
  return [...booked(fact, side, net, { net }), ...booked(fact, [side[0], "vat"], vat, { vat })];
}

function sideOf({ kind, isInCash = false }: BookFact): Side {
  const [debit, credit] = SIDES[kind as BookedKind];
  if (!isInCash) return [debit, credit];
  return [debit === "bank" ? "cash" : debit, credit === "bank" ? "cash" : credit];
}

function spent(fact: BookFact, isDeducted: boolean): Line[] {
  const { category = "other", against = "bank", isInputLater = false } = fact;
  const [{ net, vat }, own] = splitByUse(fact);
  const ownPart = against === "private" ? [] : booked(fact, ["private", against], own.net + own.vat);
  if (!isDeducted) return [...booked(fact, [category, against], net + vat), ...ownPart];
  const input = isInputLater ? fact : { ...fact, basis: "input" as const, activity: category };
  return [
    ...booked(fact, [category, against], net),
    ...booked(input, [inputTaxOf(category), against], vat, isInputLater ? {} : { vat }),
    ...ownPart,
  ];
}

/** Owed in full; where it is deducted as well (Art. 28 MWSTG) it is no cost. */
function acquired(fact: BookFact, isDeducted: boolean): Line[] {
  const { category = "other" } = fact;
  const line = { ...fact, activity: category };
  const [business, own] = splitByUse(fact);
  const owed = (debit: AccountName, { net, vat }: Amounts, deducted: Rappen) =>
    vat === 0 ? counted({ ...line, net, vat }) : booked(line, [debit, "vat"], vat, { net, vat: deducted });
  return [
    ...owed(isDeducted ? inputTaxOf(category) : category, business, isDeducted ? business.vat : 0),
    ...owed("private", own, 0),
  ];
}

type Amounts = Pick<BookFact, "net" | "vat">;

/** What is the business's, and what is private. */
export function splitByUse({ net, vat, privateShare = 0 }: Amounts & Pick<BookFact, "privateShare">) {
  const own = { net: shareOf(net, privateShare, 100_00), vat: shareOf(vat, privateShare, 100_00) };
  return [{ net: net - own.net, vat: vat - own.vat }, own] as const;
}

function inputTaxOf(category: Category): AccountName {
  return CATEGORIES[category].ziffer === 400 ? "inputTax" : "inputTaxOther";
}

interface Counted {
  net?: Rappen;
  vat?: Rappen;
}

function booked(
  fact: BookFact,
  [debit, credit]: Side,
  amount: Rappen,
  { net = 0, vat = 0 }: Counted = {},
): Line[] {
  if (amount === 0 && net === 0 && vat === 0) return [];
  const [from, to] = amount < 0 ? [credit, debit] : [debit, credit];
  const original = Math.abs(fact.original ?? amount);
  return [{ ...rowOf(fact), debit: from, credit: to, amount: Math.abs(amount), original, net, vat }];
}

function counted(fact: BookFact): Line[] {
  const { net, vat } = fact;
  if (net === 0 && vat === 0) return [];
  return [{ ...rowOf(fact), debit: "", credit: "", amount: 0, original: 0, net, vat }];
}

function rowOf(fact: BookFact) {
  return {
    source_id: fact.sourceId,
    payment_id: fact.paymentId ?? null,
    kind: fact.kind,
    basis: fact.basis,
    rate: fact.rate,
    reason: fact.reason ?? ("" as const),
    activity: fact.activity ?? "",
    supply_day: fact.supplyDay ?? "",
    fact_day: fact.day,
    of_fee: fact.ofFee ?? (0 as const),
  };
}
