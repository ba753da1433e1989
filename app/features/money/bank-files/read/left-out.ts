import type { LeftOutAs } from "#app/features/money/bank-files/entries/entry-list.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { BankStatement, LeftOutEntry } from "./bank-document.ts";
import { inCurrency } from "./entry-amounts.ts";
import { smallestUnits } from "./money-text.ts";
import type { WrittenEntry, WrittenMoney } from "./written-entry.ts";

export interface ReadEntry {
  entry: WrittenEntry;
  place: number;
  statement: BankStatement;
  messageCreatedOn: string;
}

export function leftOutEntry(as: LeftOutAs, read: ReadEntry): LeftOutEntry {
  return leftOut(as, read, { index: 0, money: read.entry });
}

/** One of an entry's transactions; what it does not state, the entry does. */
export function leftOutPart(as: LeftOutAs, read: ReadEntry, index: number): LeftOutEntry {
  const { entry } = read;
  const own = entry.details[index];
  return leftOut(as, read, { index, money: own && (own.amount || entry.details.length > 1) ? own : entry });
}

/** The day that the bank says; a file without any day has that of its statement. */
export function dayOfEntry({ entry, statement, messageCreatedOn }: ReadEntry): Day {
  return entry.valueDay || entry.bookedOn || statement.to || statement.createdOn || messageCreatedOn;
}

function leftOut(
  as: LeftOutAs,
  read: ReadEntry,
  { index, money }: { index: number; money: WrittenMoney },
): LeftOutEntry {
  const { entry, place, statement } = read;
  const written = (statement.currency && inCurrency(money, statement.currency)) || money.amount;
  const units = written && smallestUnits(written);
  const isOut = (money.direction || entry.direction) === "DBIT";
  return {
    as,
    entryIndex: place,
    index,
    amount: units !== null && isOut && units > 0 ? -units : units,
    currency: written?.currency || statement.currency,
    day: dayOfEntry(read),
    text: entry.text,
  };
}
