import { monthOf, type Rates, rateOfMoney, rateOn } from "#app/features/taxes/tax/rates/rates.ts";
import type { Waiting } from "#app/features/books/book/missing-rates.server.ts";
import { inChf } from "#app/swiss/currency/exchange-rate.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { BookEntry } from "./book-entries.ts";
import { creditEntriesOf, type TaxedDocument, taxEntriesOf } from "./entries-of.ts";
import type { TaxEntry } from "#app/features/taxes/tax/entries/tax-entry.ts";
import type { ReceivedInChf } from "./received-in-chf.server.ts";

export interface Entries {
  tax: TaxEntry[];
  books: BookEntry[];
  /** Where received consideration counts: VAT of the same money by both rates. */
  exchangeOfVat: BookEntry[];
  /** What is left out until its month has a rate. */
  missing: Waiting[];
}

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
  const tax = taxEntriesOf(document);
  const { rates } = document;
  if (rates === null) return { tax, books, exchangeOfVat: [], missing: [] };
  const missing: Waiting[] = [];
  const both = tax.flatMap((entry): InBoth[] => {
    const day = entry.basis === "agreed" ? document.issueDate : entry.day;
    const rate = rateOn(rates, day);
    if (rate === null) missing.push({ month: monthOf(rates, day), day: entry.day });
    if (rate === null) return [];
    const { net, vat } = entry;
    return [{ cents: vat, entry: { ...entry, net: inChf(net, rate), vat: inChf(vat, rate) } }];
  });
  const converted = both.map(({ entry }) => entry);
  const own = rateOn(rates, document.issueDate);
  if (own === null) {
    const month = monthOf(rates, document.issueDate);
    missing.push(...books.map(({ day }) => ({ month, day })));
    return { tax: converted, books: [], exchangeOfVat: [], missing };
  }
  const settled = creditEntriesOf(document).flatMap(({ entry, noteRate }): InBoth[] =>
    noteRate === null ? [] : [{ cents: entry.vat, entry: { ...entry, vat: inChf(entry.vat, noteRate) } }],
  );
  const moves = movesOf(tax, converted, books);
  return {
    tax: converted,
    books: booked(moves, { own, rates, missing, received }),
    exchangeOfVat: [...Map.groupBy([...both, ...settled], ({ entry }) => entry.rate).values()].flatMap(
      (ofRate) => exchangeOfVat(ofRate, own),
    ),
    missing,
  };
}

interface InBoth {
  cents: number;
  entry: TaxEntry;
}

/**
 * VAT is owed by the rate of the document, and declared by that of the receipt or taken off by that of a credit note;
 * the last cent takes the last Rappen.
 */
function exchangeOfVat(ofRate: InBoth[], own: number): BookEntry[] {
  let [cents, chf] = [0, 0];
  const byDay = ofRate.toSorted(({ entry: a }, { entry: b }) =>
    a.day === b.day ? a.basis.localeCompare(b.basis) : a.day < b.day ? -1 : 1,
  );
  return byDay.flatMap(({ cents: part, entry: { basis, sourceId, day, vat } }): BookEntry[] => {
    const isOwed = basis === "agreed";
    const worth = isOwed ? vat : part === cents ? chf : inChf(part, own);
    cents += isOwed ? part : -part;
    chf += isOwed ? vat : -worth;
    const left = cents === 0 ? chf : 0;
    chf -= left;
    const amount = left + (isOwed ? 0 : worth - vat);
    if (amount === 0) return [];
    const entry = { kind: "exchange_vat", sourceId, paymentId: null, day, amount, original: 0 } as const;
    return [{ ...entry, of_fee: 0 }];
  });
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
