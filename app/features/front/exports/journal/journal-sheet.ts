import { type Cell, type SheetColumn, XLSX } from "#app/features/front/exports/sheet.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { Chart } from "#app/features/books/book/accounts.ts";
import type { JournalBooking } from "#app/features/books/journal/journal.server.ts";

export const JOURNAL_FORMATS = ["csv", "xlsx", "banana", "bexio", "abacus"] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

export const JOURNAL_TYPES: Record<JournalFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: XLSX,
  banana: "text/plain; charset=utf-8",
  bexio: "text/csv; charset=utf-8",
  abacus: "application/xml",
};

export interface JournalLine extends JournalBooking {
  text: string;
}

interface Column {
  heading: string;
  kind: SheetColumn["kind"];
  cell: (line: JournalLine, chart: Chart) => Cell;
}

const day: Column["cell"] = (line) => line.day;
const number: Column["cell"] = (line) => line.number;
const text: Column["cell"] = (line) => line.text;
const debit: Column["cell"] = (line, chart) => chart[line.debit];
const credit: Column["cell"] = (line, chart) => chart[line.credit];
const amount: Column["cell"] = (line) => rappenToNumber(line.amount);
const rate: Column["cell"] = (line) => (line.rate === null ? null : vatRateToNumber(line.rate));

function forPeople(t: Translate): Column[] {
  return [
    { heading: t("journal:head.day"), kind: "day", cell: day },
    { heading: t("journal:head.document"), kind: "text", cell: number },
    { heading: t("journal:head.text"), kind: "text", cell: text },
    { heading: t("journal:head.debit"), kind: "text", cell: debit },
    { heading: t("journal:head.credit"), kind: "text", cell: credit },
    { heading: t("journal:head.amount"), kind: "amount", cell: amount },
    { heading: t("journal:head.rate"), kind: "number", cell: rate },
  ];
}

/** Banana's text file with column headings for double entry: their English names, tabs between, ISO days. */
const BANANA: Column[] = [
  { heading: "Date", kind: "day", cell: day },
  { heading: "Doc", kind: "text", cell: number },
  { heading: "Description", kind: "text", cell: text },
  { heading: "AccountDebit", kind: "text", cell: debit },
  { heading: "AccountCredit", kind: "text", cell: credit },
  { heading: "Amount", kind: "amount", cell: amount },
];

/** For bexio's import of manual bookings, where people assign the columns. */
const BEXIO: Column[] = [
  { heading: "Datum", kind: "text", cell: (line) => line.day.split("-").toReversed().join(".") },
  { heading: "Referenz", kind: "text", cell: number },
  { heading: "Beschreibung", kind: "text", cell: text },
  { heading: "Soll", kind: "text", cell: debit },
  { heading: "Haben", kind: "text", cell: credit },
  { heading: "Betrag", kind: "amount", cell: amount },
  { heading: "Währung", kind: "text", cell: () => "CHF" },
];

/** The columns of a format; headings for people in their language. */
export function journalColumns(format: JournalFormat, t: Translate): Column[] {
  if (format === "banana") return BANANA;
  return format === "bexio" ? BEXIO : forPeople(t);
}
