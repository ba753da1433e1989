import type { BankStatement } from "#app/features/money/bank-files/read/bank-document.ts";
import type { CsvRow } from "./read-csv-row.ts";

type Balances = BankStatement["balances"];

/** Balances beside the first and the last booked row, in the order of the days, whichever the file has. */
export function statedBalances(rows: readonly CsvRow[]): Balances {
  const booked = rows.filter(({ state }) => state === "booked");
  const [first, last] = [booked[0], booked.at(-1)];
  if (!first || !last) return { opening: null, closing: null };
  if (first.day < last.day) return between(first, last);
  if (first.day > last.day) return between(last, first);
  const [forward, backward] = [between(first, last), between(last, first)];
  const sum = booked.reduce((sum, row) => sum + net(row), 0);
  const addsUp = ({ opening, closing }: Balances) =>
    opening !== null && closing !== null && opening + sum === closing;
  return !addsUp(forward) && addsUp(backward) ? backward : forward;
}

function between(first: CsvRow, last: CsvRow): Balances {
  const opening = first.balance === null ? null : first.balance - net(first);
  return { opening, closing: last.balance };
}

function net({ amount, fee }: CsvRow): number {
  return amount - fee;
}
