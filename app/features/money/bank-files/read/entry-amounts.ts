import { requireAmount, smallestUnits, type WrittenAmount } from "./money-text.ts";
import type { WrittenCharge, WrittenDetails, WrittenEntry, WrittenMoney } from "./written-entry.ts";

export interface Charges {
  included: number;
  apart: number;
}

/** What each transaction of an entry comes to, in smallest units of the currency. */
export interface EntryAmounts {
  currency: string;
  total: number;
  charges: Charges;
  /** Null: the transactions do not add up to the entry. */
  parts: { amount: number; charges: Charges; isSameDirection: boolean }[] | null;
}

/** @param place of the entry in the statement, from 0. @throws UnreadableBankFile `bad_amount` */
export function entryAmounts(entry: WrittenEntry, place: number, accountCurrency: string): EntryAmounts {
  const number = place + 1;
  const booked = inCurrency(entry, accountCurrency) ?? entry.amount;
  const total = requireAmount(booked, number);
  const currency = booked?.currency || accountCurrency;
  const charges = chargesOf(entry, currency, number);
  const parts = partsOf(entry, { currency, total, charges }, number);
  return { currency, total, charges, parts };
}

type Part = NonNullable<EntryAmounts["parts"]>[number];

function partsOf(
  entry: WrittenEntry,
  { currency, total, charges }: Omit<EntryAmounts, "parts">,
  number: number,
): EntryAmounts["parts"] {
  const isSingle = entry.details.length === 1;
  const parts: Part[] = [];
  for (const details of entry.details) {
    const written = inCurrency(details, currency);
    if (!written && !isSingle) return null;
    const amount = written ? requireAmount(written, number) : total;
    const isSameDirection = !details.direction || details.direction === entry.direction;
    parts.push({ amount, charges: chargesOf(details, currency, number), isSameDirection });
  }
  if (isSingle) return single(parts[0]!, total, charges);
  return addUp(parts, total, charges) ?? addUp(parts.map(turned), total, charges);
}

/** Banks state the same charges at the entry, at its transaction, or at both. */
function single(part: Part, total: number, ofEntry: Charges): Part[] | null {
  const charges = {
    included: part.charges.included || ofEntry.included,
    apart: part.charges.apart || ofEntry.apart,
  };
  if (part.amount !== total && part.amount - charges.included !== total) return null;
  return [{ amount: total, charges, isSameDirection: true }];
}

function addUp(parts: Part[], total: number, ofEntry: Charges): Part[] | null {
  const sum = signedSum(parts, ({ amount }) => amount);
  if (sum === total || sum - ofEntry.included === total) return parts;
  if (sum - signedSum(parts, ({ charges }) => charges.included) !== total) return null;
  return parts.map((part) => ({ ...part, amount: part.amount - part.charges.included }));
}

function signedSum(parts: Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + (part.isSameDirection ? of(part) : -of(part)), 0);
}

/** Treats the part as if it stated no direction: some banks state that of the payment which was taken back. */
function turned(part: Part): Part {
  return { ...part, isSameDirection: true };
}

/** The first of the stated amounts that is in the currency, or that does not say in which. */
export function inCurrency(money: WrittenMoney, currency: string): WrittenAmount | null {
  const { amount, transaction, counterValue, announced } = money;
  const stated = [amount, transaction, counterValue, announced];
  return stated.find((one) => one !== null && (one.currency === currency || !one.currency)) ?? null;
}

export function instructedIn(details: WrittenDetails | null, entry: WrittenEntry, currency: string) {
  const candidates = [details?.instructed, details?.amount, entry.instructed];
  const written = candidates.find((one) => one?.currency && one.currency !== currency);
  const amount = written ? smallestUnits(written) : null;
  return written && amount !== null ? { amount, currency: written.currency } : null;
}

function chargesOf(money: WrittenMoney, currency: string, number: number): Charges {
  const records = money.charges.filter(({ amount }) => amount?.currency === currency);
  if (records.length === 0) {
    const total = money.totalCharges?.currency === currency ? money.totalCharges : null;
    return { included: 0, apart: total ? requireAmount(total, number) : 0 };
  }
  const sum = (of: WrittenCharge[]) =>
    of.reduce(
      (sum, { amount, direction }) => sum + requireAmount(amount, number) * (direction === "CRDT" ? -1 : 1),
      0,
    );
  return {
    included: Math.max(0, sum(records.filter(({ isIncluded }) => isIncluded))),
    apart: Math.max(0, sum(records.filter(({ isIncluded }) => !isIncluded))),
  };
}
