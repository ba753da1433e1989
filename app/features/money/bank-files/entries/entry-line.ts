import type { BankTransaction, LeftOutEntry } from "#app/features/money/bank-files/read/bank-document.ts";
import type { TransactionResult } from "#app/features/money/bank-files/transaction-result.ts";
import { type EntryList, entryListOf } from "./entry-list.ts";

/** The stored part of an entry, or of one transaction of a batch. */
export interface EntryLine
  extends Omit<LeftOutEntry, "as">, Pick<TransactionResult, "reason" | "transactionId" | "earlierFileId"> {
  list: EntryList;
  /** Like `text` empty where a transaction is kept, whose report says them. */
  name: string;
  reference: string;
}

/** Characters: enough to recognise an entry. */
const MOST_TEXT = 70;

export function lineOfResult(result: TransactionResult): EntryLine {
  const { reason, transaction, transactionId, earlierFileId } = result;
  return {
    ...placeOf(transaction),
    list: entryListOf(result),
    reason,
    amount: transaction.kind === "credit" ? transaction.amount : -transaction.amount,
    currency: transaction.currency,
    day: transaction.paidOn,
    ...(transactionId === null ? saidOf(transaction) : { name: "", reference: "", text: "" }),
    transactionId,
    earlierFileId,
  };
}

/** Outgoing entries are stored without receiver and message, only with the bank's own short text. */
export function lineOfLeftOut({ as, amount, currency, day, text, ...place }: LeftOutEntry): EntryLine {
  return {
    ...placeOf(place),
    list: as,
    reason: "",
    amount,
    currency,
    day,
    name: "",
    reference: "",
    text: shortened(text),
    transactionId: null,
    earlierFileId: null,
  };
}

function placeOf({ entryIndex, index }: Pick<EntryLine, "entryIndex" | "index">) {
  return { entryIndex, index };
}

function saidOf({ payerName, references, text }: BankTransaction) {
  return { name: shortened(payerName), reference: references[0] ?? "", text: shortened(text) };
}

function shortened(text: string): string {
  return text.slice(0, MOST_TEXT).toWellFormed();
}
