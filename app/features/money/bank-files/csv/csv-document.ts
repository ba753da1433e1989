import type {
  BankDocument,
  BankStatement,
  BankTransaction,
  LeftOutEntry,
} from "#app/features/money/bank-files/read/bank-document.ts";
import type { CsvMapping, CsvTable } from "./csv-mapping.ts";
import { type CsvRow, readCsvRow } from "./read-csv-row.ts";
import type { UnreadableRow } from "./row-problems.ts";
import { statedBalances } from "./stated-balances.ts";

interface CsvReading {
  document: BankDocument;
  /** Rows that are neither imported nor counted by the check of the balances. */
  unreadable: UnreadableRow[];
}

const PIECE = 500;

export async function readCsvRows(
  { headings, rows }: Pick<CsvTable, "headings" | "rows">,
  mapping: CsvMapping,
  yieldToOthers: () => Promise<void>,
): Promise<(CsvRow | UnreadableRow)[]> {
  const read: (CsvRow | UnreadableRow)[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PIECE === 0) await yieldToOthers();
    read.push(readCsvRow(row, mapping, headings));
  }
  return read;
}

export async function readCsvTable(
  table: Pick<CsvTable, "headings" | "rows">,
  mapping: CsvMapping,
  about: { name: string; account: string },
  yieldToOthers: () => Promise<void>,
): Promise<CsvReading> {
  return csvReading(await readCsvRows(table, mapping, yieldToOthers), about);
}

/** One statement for each currency, and for each account within the account. @param account its IBAN */
export function csvReading(
  read: (CsvRow | UnreadableRow)[],
  { name, account }: { name: string; account: string },
): CsvReading {
  const unreadable = read.flatMap((row) => (isUnreadable(row) ? [row] : []));
  const readable = read.flatMap((row) => (isUnreadable(row) ? [] : [row]));
  const groups = Map.groupBy(readable, ({ currency, part }) => `${currency} ${part}`.trim());
  const statements = [...groups].map(([id, group]) => statementOf(id, account, group));
  const [first] = statements;
  if (first) first.entries += unreadable.length;
  const about = { version: "", messageId: "", isCopy: false };
  return { document: { name, message: "csv", ...about, statements }, unreadable };
}

export function isUnreadable(row: CsvRow | UnreadableRow): row is UnreadableRow {
  return "problem" in row;
}

function statementOf(id: string, account: string, rows: CsvRow[]): BankStatement {
  const days = rows.map(({ day }) => day).filter(Boolean);
  const isOut = ({ state, amount }: CsvRow) => state === "booked" && amount < 0;
  const isTaken = ({ state, amount }: CsvRow) => state === "booked" && amount > 0;
  return {
    id,
    account,
    currency: rows[0]?.currency ?? "",
    sequence: null,
    createdOn: "",
    from: days.reduce((least, day) => (day < least ? day : least), days[0] ?? ""),
    to: days.reduce((most, day) => (day > most ? day : most), ""),
    transactions: rows.flatMap((row, place) => (isTaken(row) ? [transactionOf(row, place)] : [])),
    balances: statedBalances(rows),
    booked: bookedSums(rows.filter(({ state }) => state === "booked")),
    entries: rows.length,
    leftOut: rows.flatMap((row, place) => (isTaken(row) ? [] : [leftOut(row, place)])),
    skipped: {
      pending: rows.filter(({ state }) => state !== "booked").length,
      outgoing: rows.filter(isOut).length,
    },
  };
}

function leftOut({ state, amount, currency, day }: CsvRow, entryIndex: number): LeftOutEntry {
  const booked = amount < 0 ? "outgoing" : "nothing";
  return {
    as: state === "booked" ? booked : "pending",
    entryIndex,
    index: 0,
    amount,
    currency,
    day,
    text: "",
  };
}

function bookedSums(rows: CsvRow[]): NonNullable<BankStatement["booked"]> {
  const credits = { count: 0, amount: 0 };
  const debits = { count: 0, amount: 0 };
  for (const { amount, fee } of rows) {
    const sum = amount < 0 ? debits : credits;
    sum.count++;
    sum.amount += Math.abs(amount);
    debits.amount += fee;
  }
  return { credits, debits };
}

function transactionOf(row: CsvRow, place: number): BankTransaction {
  return {
    kind: "credit",
    isFromCsv: true,
    amount: row.amount,
    currency: row.currency,
    instructed: null,
    paidOn: row.day,
    valueDay: row.day,
    bookedOn: row.day,
    references: row.references,
    remittances: [],
    text: row.text,
    payerName: row.payer,
    payerIban: row.payerIban,
    creditorIban: "",
    charges: { included: 0, apart: row.fee },
    uetr: "",
    transactionRef: row.id,
    entryRef: "",
    endToEndId: "",
    entryIndex: place,
    index: 0,
    siblings: 1,
    details: "complete",
  };
}
