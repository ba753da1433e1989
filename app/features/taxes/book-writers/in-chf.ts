import { monthOf, type Rates, rateOfMoney, rateOn } from "#app/features/taxes/tax/rates/rates.ts";
import type { Waiting } from "#app/features/books/book/missing-rates.server.ts";
import { inChf, worthAt } from "#app/swiss/currency/exchange-rate.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { BookEntry } from "./book-entries.ts";
import { type Counted, creditEntriesOf, type TaxedDocument, taxEntriesOf } from "./entries-of.ts";
import { atOwnRate, byOwnRate, inBoth, type InBoth, type Valued, valuedAtOwnRate } from "./own-rate.ts";
import type { TaxEntry } from "#app/features/taxes/tax/entries/tax-entry.ts";
import type { Receipts } from "./receipts-in-eur.server.ts";
import type { ReceivedInChf } from "./received-in-chf.server.ts";

export interface Entries {
  tax: TaxEntry[];
  books: BookEntry[];
  /** Where received consideration counts: VAT of the same money by both rates. */
  exchangeOfVat: BookEntry[];
  /** The same facts by the rate of the document alone, so that what is paid leaves nothing open. */
  byOwnRate: (facts: readonly TaxEntry[]) => TaxEntry[];
  /** What credit of credit notes has settled, by that rate. */
  settled: TaxEntry[];
  /** What is left out until its month has a rate. */
  missing: Waiting[];
}

const BY_ONE_RATE: Omit<Entries, "tax" | "books" | "missing"> = {
  exchangeOfVat: [],
  byOwnRate: (facts) => [...facts],
  settled: [],
};

/**
 * What a document brings into returns and journal, in CHF. Of one in EUR what is agreed counts by the rate of its
 * issue, what is received by that of its receipt (Art. 45 MWSTV); what both make of the same money, or the bank has in
 * CHF, is an exchange difference.
 * @param books in the currency of the document
 */
export function entriesInChf(
  document: TaxedDocument,
  books: BookEntry[],
  received: ReceivedInChf = () => null,
): Entries {
  const counted = taxEntriesOf(document);
  const tax = counted.map(({ entry }) => entry);
  const { rates } = document;
  if (rates === null) return { tax, books, ...BY_ONE_RATE, missing: [] };
  const missing: Waiting[] = [];
  const both = counted.flatMap((one): InBoth[] => {
    const { entry } = one;
    const { worth, waitsFor } = worthOf(one, { rates, issueDate: document.issueDate });
    if (waitsFor !== null) missing.push({ month: waitsFor, day: entry.day });
    return worth === null ? [] : [inBoth(entry, worth)];
  });
  const converted = both.map(({ entry }) => entry);
  const own = rateOn(rates, document.issueDate);
  if (own === null) {
    const month = monthOf(rates, document.issueDate);
    missing.push(...books.map(({ day }) => ({ month, day })));
    return { tax: converted, books: [], ...BY_ONE_RATE, missing };
  }
  const settled = creditEntriesOf(document).flatMap(({ entry, noteRate }): InBoth[] =>
    noteRate === null ? [] : [inBoth(entry, worthAt(noteRate))],
  );
  const settling = new Set(settled.map(({ entry }) => entry));
  const all = valuedAtOwnRate([...both, ...settled], own);
  const ofFacts = all.filter(({ entry }) => !settling.has(entry));
  const moves = movesOf(tax, converted, books);
  return {
    tax: converted,
    books: booked(moves, { own, rates, missing, received }),
    exchangeOfVat: all.flatMap(exchangeOfVat),
    byOwnRate: (facts) => byOwnRate(facts, ofFacts, { own, rates }),
    settled: all.filter(({ entry }) => settling.has(entry)).map(atOwnRate),
    missing,
  };
}

/** Money that goes back takes back what was declared of it. */
function worthOf(
  { entry, of, receipts }: Counted,
  { rates, issueDate }: { rates: Rates; issueDate: Day },
): Receipts {
  if (entry.basis === "received" && (receipts?.worth || receipts?.waitsFor)) return receipts;
  const day = entry.basis === "agreed" ? issueDate : (of ?? entry.day);
  const rate = rateOn(rates, day);
  return rate === null
    ? { worth: null, waitsFor: monthOf(rates, day) }
    : { worth: worthAt(rate), waitsFor: null };
}

/** VAT is owed by the rate of the document, declared by that of receipt, and taken off by that of a credit note. */
function exchangeOfVat({ entry: { basis, sourceId, day, vat }, vat: { worth, left } }: Valued): BookEntry[] {
  const amount = left + (basis === "agreed" ? 0 : worth - vat);
  if (amount === 0) return [];
  const entry = { kind: "exchange_vat", sourceId, paymentId: null, day, amount, original: 0 } as const;
  return [{ ...entry, of_fee: 0 }];
}

/** What changes the debt of the client, in the order of its days; money comes last. */
interface Move {
  day: string;
  cents: number;
  chf: Rappen | null;
  book: BookEntry | null;
}

const TAKES = ["payment", "credit_used"];

function movesOf(tax: TaxEntry[], converted: TaxEntry[], books: BookEntry[]): Move[] {
  const agreed = (entries: TaxEntry[]) =>
    entries.filter(({ basis, kind }) => basis === "agreed" && kind !== "credit_note");
  const inChf = agreed(converted);
  const turnover = agreed(tax).map(({ day, net, vat }, index): Move => {
    const { net: ofNet = 0, vat: ofVat = 0 } = inChf[index] ?? {};
    return { day, cents: net + vat, chf: ofNet + ofVat, book: null };
  });
  const money = books.map((book): Move => {
    return { day: book.day, cents: TAKES.includes(book.kind) ? -book.amount : book.amount, chf: null, book };
  });
  return [...turnover, ...money].sort((a, b) =>
    a.day === b.day ? rankOf(a) - rankOf(b) : a.day < b.day ? -1 : 1,
  );
}

/** The order on one day: what is charged, then what is deducted, then money. */
function rankOf({ cents, book }: Move): number {
  return cents > 0 ? 0 : book ? 2 : 1;
}

interface Rated {
  own: number;
  rates: Rates;
  missing: Waiting[];
  received: ReceivedInChf;
}

/** Whoever settles the last cent settles the last Rappen. */
function booked(moves: Move[], { own, rates, missing, received }: Rated): BookEntry[] {
  let [cents, chf] = [0, 0];
  return moves.flatMap((move): BookEntry[] => {
    cents += move.cents;
    const worth = move.chf ?? (cents === 0 ? -chf : inChf(move.cents, own));
    chf += worth;
    if (!move.book) {
      const left = cents === 0 ? chf : 0;
      chf -= left;
      return left === 0 ? [] : [restOf(move.day, -left)];
    }
    const amount = TAKES.includes(move.book.kind) ? -worth : worth;
    const entry = { ...move.book, amount, original: move.book.amount };
    if (!isByBank(entry)) return [entry];
    const rate = rateOfMoney(rates, entry.day);
    const inBank = received(entry.paymentId, entry.original) ?? (rate && inChf(entry.original, rate));
    if (inBank === null) missing.push({ month: entry.day.slice(0, 7), day: entry.day });
    if (inBank === null) return [entry];
    const difference = inBank - amount;
    const gain = entry.kind === "payment" ? difference : -difference;
    return gain === 0
      ? [entry]
      : [entry, { ...entry, kind: "exchange", amount: gain, original: 0, of_fee: 0 }];
  });
}

function restOf(day: string, amount: Rappen): BookEntry {
  return {
    kind: "exchange_due",
    sourceId: `rest ${day}`,
    paymentId: null,
    day,
    amount,
    original: 0,
    of_fee: 0,
  };
}

function isByBank({ kind }: BookEntry): boolean {
  return kind === "payment" || kind === "reversal";
}
