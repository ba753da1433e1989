import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import type { Day } from "#app/swiss/dates.ts";
import { hasValidCheckDigits } from "#app/swiss/mod97.ts";
import type { BankStatement, BankTransaction } from "./bank-document.ts";
import { type Charges, entryAmounts, type EntryAmounts, inCurrency, instructedIn } from "./entry-amounts.ts";
import { dayOfEntry, leftOutEntry, leftOutPart, type ReadEntry } from "./left-out.ts";
import { smallestUnits } from "./money-text.ts";
import { payerNameOf, remittancesOf, stated, remittanceTextOf } from "./remittance-information.ts";
import { normalisedReference, referencesIn } from "./references.ts";
import { UnreadableBankFile } from "./unreadable-bank-file.ts";
import { RETURN, type WrittenDetails, type WrittenEntry } from "./written-entry.ts";

/**
 * Adds the entry's payments to the statement, or counts it as skipped.
 * @param place of the entry in the statement, from 0
 * @param takesPending as for camt.052, where what is not booked yet is shown
 * @param lastDay on which it can have been booked
 * @throws UnreadableBankFile `bad_amount`, `no_amount`, `bad_direction`, `bad_day`
 */
export function transactionsOf(
  entry: WrittenEntry,
  place: number,
  statement: BankStatement,
  {
    messageCreatedOn,
    takesPending,
    lastDay,
  }: { messageCreatedOn: string; takesPending: boolean; lastDay: Day },
): void {
  const { transactions, leftOut, skipped, currency } = statement;
  const left = { entry, place, statement, messageCreatedOn };
  statement.entries++;
  const isPending = entry.status !== "BOOK" && entry.status !== "";
  if (isPending && (!takesPending || entry.status === INFORMATION)) {
    skipped.pending++;
    leftOut.push(leftOutEntry("pending", left));
    return;
  }
  requireDirections(entry, place + 1);
  if (!isPending) addBooked(entry, statement);
  const details = entry.details.length ? entry.details : [null];
  const isOurs = details.some((one) => kindOf(entry, one) || kindOf(entry, one, one?.direction));
  if (!isOurs) {
    skipped.outgoing++;
    leftOut.push(leftOutEntry("outgoing", left));
    return;
  }
  requireDays(left, isPending ? null : lastDay);
  const amounts = entryAmounts(entry, place, currency);
  const shared = { entry, place, statement, messageCreatedOn, amounts, isPending };
  for (const [index, one] of details.entries()) {
    const transaction = transactionOf(one, index, shared);
    if (!transaction) {
      skipped.outgoing++;
      leftOut.push(leftOutPart("outgoing", left, index));
    } else if (transaction.amount > 0 || transaction.details === "incomplete") transactions.push(transaction);
    else leftOut.push(leftOutPart("nothing", left, index));
  }
}

function addBooked(entry: WrittenEntry, statement: BankStatement): void {
  const written = statement.currency ? inCurrency(entry, statement.currency) : entry.amount;
  const amount = written && smallestUnits(written);
  if (amount === null) statement.booked = null;
  if (!statement.booked || amount === null) return;
  const sum = entry.direction === "DBIT" ? statement.booked.debits : statement.booked.credits;
  sum.count++;
  sum.amount += amount;
}

/** The status of an entry that the bank does not intend to book. */
const INFORMATION = "INFO";

interface Shared {
  entry: WrittenEntry;
  place: number;
  statement: BankStatement;
  messageCreatedOn: string;
  amounts: EntryAmounts;
  isPending: boolean;
}

function transactionOf(
  details: WrittenDetails | null,
  index: number,
  shared: Shared,
): BankTransaction | null {
  const { entry, place, amounts, isPending } = shared;
  const part = details && amounts.parts ? amounts.parts[index]! : null;
  const usesOwnDirection = details?.direction && part && !part.isSameDirection;
  const kind = kindOf(entry, details, usesOwnDirection ? details.direction : entry.direction);
  if (!kind) return null;
  const { currency } = amounts;
  const siblings = entry.details.length;
  const text = remittanceTextOf(details, siblings > 1 ? "" : entry.text);
  const structured = (details?.remittances ?? []).map(({ reference }) => normalisedReference(reference));
  return {
    kind,
    ...(isPending ? { isPending } : {}),
    amount: part?.amount ?? (details ? ownAmount(details, currency) : amounts.total),
    currency,
    instructed: instructedIn(details, entry, currency),
    paidOn: details?.acceptedOn || dayOfEntry(shared),
    valueDay: entry.valueDay,
    bookedOn: entry.bookedOn,
    references: [...new Set([...structured.filter(Boolean), ...referencesIn(text)])],
    remittances: details ? remittancesOf(details, currency) : [],
    text,
    payerName: details ? payerNameOf(details) : "",
    payerIban: details?.debtorIban ?? "",
    creditorIban: creditorIbanOf(details?.creditorIban ?? "", entry.reference),
    charges: part?.charges ?? (details ? NO_CHARGES : amounts.charges),
    uetr: details?.uetr ?? "",
    transactionRef: stated(details?.ref),
    entryRef: stated(entry.ref),
    endToEndId: stated(details?.endToEndId),
    entryIndex: place,
    index,
    siblings,
    details: details ? (amounts.parts ? "complete" : "incomplete") : isBatch(entry) ? "none" : "complete",
  };
}

const NO_CHARGES: Charges = { included: 0, apart: 0 };

/** A transaction may leave out its direction. */
function requireDirections({ direction, details, line }: WrittenEntry, number: number): void {
  const stated = [direction, ...details.map((one) => one.direction).filter(Boolean)];
  const unknown = stated.find((one) => one !== "CRDT" && one !== "DBIT");
  if (unknown === undefined) return;
  const params = { entry: number, line, direction: unknown.slice(0, 40) || "–" };
  throw new UnreadableBankFile("bank_file.bad_direction", params);
}

/** @param last null where the bank only expects it */
function requireDays(read: ReadEntry, last: Day | null): void {
  const { entry, place } = read;
  const stated = [dayOfEntry(read), entry.bookedOn, ...entry.details.map((one) => one.acceptedOn)];
  const wrong = entry.badDay || stated.find((day) => last !== null && day > last);
  if (wrong === undefined) return;
  const params = { entry: place + 1, line: entry.line, day: wrong.slice(0, 40) };
  throw new UnreadableBankFile("bank_file.bad_day", params);
}

/** Null: money going out, or coming back from where it went. */
function kindOf(
  { direction: ofEntry, isReversal, family }: WrittenEntry,
  details: WrittenDetails | null,
  direction = ofEntry,
): BankTransaction["kind"] | null {
  if (direction === "CRDT") return isReversal ? null : "credit";
  if (direction !== "DBIT") return null;
  if (isReversal) return "reversal";
  return family === RETURN || details?.isReturn ? "return" : null;
}

function isBatch({ batchSize, family }: WrittenEntry): boolean {
  return batchSize > 1 || family === "VCOM";
}

function ownAmount(details: WrittenDetails, currency: string): number {
  const written = inCurrency(details, currency);
  return (written && smallestUnits(written)) ?? 0;
}

function creditorIbanOf(creditorIban: string, entryReference: string): string {
  const inReference = normaliseIban(entryReference);
  const isIban = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(inReference) && hasValidCheckDigits(inReference);
  const candidates = isIban ? [creditorIban, inReference] : [creditorIban];
  return candidates.find(isQrIban) ?? candidates.find(Boolean) ?? "";
}
