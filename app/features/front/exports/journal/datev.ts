import type { Chart } from "#app/features/books/book/accounts.ts";
import type { JournalLine } from "./journal-sheet.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

/** The first of the columns of a posting batch, by their names; the others may be left out. */
const COLUMNS = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
];

const MOST = { text: 60, number: 36 };

/** The smallest numbers of a consultant and a client that the format takes; whoever imports the file knows theirs. */
const [CONSULTANT, CLIENT] = [1001, 1];

/**
 * DATEV's CSV of a posting batch (EXTF 700, batch 13), in Windows-1252. Its days have no year: all of one file are of
 * one. Without tax keys, as VAT is booked by itself already.
 */
export async function* datevPieces(
  pages: AsyncIterable<JournalLine[]>,
  { from, to, chart, createdAt }: DaySpan & { chart: Chart; createdAt: string },
): AsyncGenerator<Uint8Array> {
  const plain = (day: string) => day.replaceAll(/\D/g, "");
  const year = from.slice(0, 4);
  const length = Math.max(4, ...Object.values(chart).map((number) => number.length));
  const header = [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, plain(createdAt), "", '"RE"', '""', '""'],
    ...[CONSULTANT, CLIENT, `${year}0101`, length, plain(from), plain(to), quoted(`Rappen ${year}`), '""'],
    ...[1, 0, 0, '"CHF"', "", '""', "", "", '""', "", "", '""', '""'],
  ];
  yield encoded([header.join(";"), COLUMNS.join(";")]);
  for await (const lines of pages)
    if (lines.length > 0) yield encoded(lines.map((line) => rowOf(line, chart)));
}

function rowOf({ day, amount, debit, credit, number, text }: JournalLine, chart: Chart): string {
  const sum = `${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, "0")}`;
  const [, month, date] = day.split("-");
  const field = number.replaceAll(/[^\w$&%*+\-/]/g, "").slice(0, MOST.number);
  return [
    ...[sum, '"S"', '"CHF"', "", "", '""', chart[debit], chart[credit], '""', `${date}${month}`],
    ...[quoted(field), '""', "", quoted([...text].slice(0, MOST.text).join(""))],
  ].join(";");
}

function quoted(text: string): string {
  return `"${text.replaceAll(/\p{Cc}/gu, " ").replaceAll('"', '""')}"`;
}

/** What Windows-1252 has elsewhere than Latin-1 has, or not at all, is written as what looks like it. */
function encoded(lines: string[]): Uint8Array {
  const text = lines.map((line) => `${line}\r\n`).join("");
  const latin = text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–—]/g, "-")
    .replaceAll(/[^\u0000-\u00ff]/gu, "?");
  return Buffer.from(latin, "latin1");
}
