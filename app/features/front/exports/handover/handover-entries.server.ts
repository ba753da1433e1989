import { createHash } from "node:crypto";
import { accountMoves } from "#app/features/books/book/account-balances.server.ts";
import type { Handover } from "#app/features/books/journal/handover/handovers.server.ts";
import { csvPieces } from "#app/features/front/exports/csv.ts";
import { datevPieces } from "#app/features/front/exports/journal/datev.ts";
import {
  balanceSheet,
  downloadJournal,
  journalLines,
} from "#app/features/front/exports/journal/download-journal.server.ts";
import { JOURNAL_FORMATS, type JournalFormat } from "#app/features/front/exports/journal/journal-sheet.ts";
import { openItemSheet } from "#app/features/front/exports/open-item-sheet.server.ts";
import { type Cell, type ExportSheet, onePage } from "#app/features/front/exports/sheet.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { readAhead } from "#app/platform/lists/read-ahead.ts";
import { accountSheets } from "./account-sheets.server.ts";
import { ageSheet } from "./open-sheets.server.ts";
import { bookedReceipts, receiptSheet } from "./receipts.server.ts";
import { receiptEntry } from "./receipt-entry.server.ts";
import { paperEntries, returnEntries } from "./return-entries.server.ts";
import { reconciliationSheets, vatCodeSheet } from "./vat-sheets.server.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

interface Written {
  name: string;
  bytes: number;
  sha256: string;
}

/** Every file of a hand-over, one after the other, and last the index of all before it. */
export async function* handoverEntries(ctx: UserContext, handover: Handover): AsyncGenerator<ZipEntry> {
  const index: Written[] = [];
  for await (const entry of entriesOf(ctx, handover)) yield noted(entry, index);
  yield csvEntry(indexSheet(ctx, index));
}

async function* entriesOf(ctx: UserContext, handover: Handover): AsyncGenerator<ZipEntry> {
  const { chart, createdAt, yearBegins } = handover;
  const span: DaySpan = { from: handover.from, to: handover.to };
  for (const format of JOURNAL_FORMATS) {
    const { pieces } = await downloadJournal(ctx, span, format, handover);
    yield { name: JOURNAL_NAMES[format], content: pieces };
  }
  for (const days of calendarYears(span)) {
    const content = datevPieces(journalLines(ctx, days), { ...days, chart, createdAt });
    yield { name: `journal/EXTF_Buchungsstapel_${days.from.slice(0, 4)}.csv`, content };
  }
  const moves = await accountMoves(ctx, { ...span, yearBegins });
  yield csvEntry(balanceSheet(ctx, chart, moves));
  for (const sheet of accountSheets(ctx, { span, chart, moves })) yield csvEntry(sheet);
  yield csvEntry(openItemSheet(ctx, span.to));
  yield csvEntry(ageSheet(ctx, span.to));
  yield csvEntry(await vatCodeSheet(ctx, span));
  for (const sheet of await reconciliationSheets(ctx, span)) yield csvEntry(sheet);
  yield* paperEntries(ctx, { ...span, chart, yearBegins });
  yield* returnEntries(ctx, span);
  yield csvEntry(receiptSheet(ctx, span));
  yield* readAhead(receiptEntries(ctx, span));
}

/** The receipts, each read when it is asked for. */
async function* receiptEntries(ctx: UserContext, span: DaySpan): AsyncGenerator<() => Promise<ZipEntry>> {
  for await (const booked of bookedReceipts(ctx, span))
    for (const { receipt } of booked) if (receipt) yield () => receiptEntry(ctx, receipt);
}

const JOURNAL_NAMES: Record<JournalFormat, string> = {
  csv: "journal/journal.csv",
  xlsx: "journal/journal.xlsx",
  banana: "journal/banana.txt",
  bexio: "journal/bexio.csv",
  abacus: "journal/abacus.xml",
};

function calendarYears({ from, to }: DaySpan): DaySpan[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return years.map((year) => ({
    from: from > `${year}-01-01` ? from : `${year}-01-01`,
    to: to < `${year}-12-31` ? to : `${year}-12-31`,
  }));
}

function csvEntry(sheet: ExportSheet): ZipEntry {
  return { name: `${sheet.file}.csv`, content: csvPieces(sheet, ";") };
}

/** The same entry, which is in the index once it was read. */
function noted(entry: ZipEntry, index: Written[]): ZipEntry {
  const { name, content } = entry;
  if (typeof content !== "string" && !(content instanceof Uint8Array))
    return { ...entry, content: counted(name, content, index) };
  const bytes = Buffer.from(content);
  index.push({ name, bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") });
  return entry;
}

async function* counted(
  name: string,
  pieces: AsyncIterable<string | Uint8Array>,
  index: Written[],
): AsyncGenerator<string | Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += Buffer.byteLength(piece);
    yield piece;
  }
  index.push({ name, bytes, sha256: hash.digest("hex") });
}

function indexSheet(ctx: UserContext, index: readonly Written[]): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: "index",
    file: "index",
    columns: [
      { heading: t("journal:receipts.file"), kind: "text" },
      { heading: t("journal:receipts.bytes"), kind: "number" },
      { heading: "SHA-256", kind: "text" },
    ],
    pages: onePage(index.map(({ name, bytes, sha256 }): Cell[] => [name, bytes, sha256])),
  };
}
