import { move, transferableSymbol, valueSymbol } from "piscina";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";
import { MOST_DAYS_AHEAD } from "#app/features/money/bank-files/bank-file-limits.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { type PackedDocument, piecesOf } from "./packed-document.ts";
import { EntryAllowance } from "./camt-reading.ts";
import { readDocument } from "./read-document.server.ts";
import { type FileRefusal, UnreadableFile } from "#app/features/running/table-files/file-table.ts";
import type { CsvTable } from "#app/features/money/bank-files/csv/csv-mapping.ts";
import { readCsvFile } from "#app/features/money/bank-files/csv/read-csv-file.ts";
import { type BankFileRefusal, UnreadableBankFile } from "./unreadable-bank-file.ts";
import { type UploadedFile, xmlFilesOf } from "./uploaded-documents.server.ts";

lowerThreadPriority();

export type ReadBankFiles = { documents: PackedDocument[] } | { refusal: BankFileRefusal };

export type ReadTable = { table: CsvTable } | { refusal: FileRefusal };

export function readTable({ bytes }: UploadedFile): ReadTable {
  try {
    return { table: readCsvFile(bytes) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.refusal };
    throw error;
  }
}

interface Upload {
  files: UploadedFile[];
  today: Day;
}

export function readUpload({ files, today }: Upload): ReadBankFiles | ReturnType<typeof move> {
  const limits = { allowance: new EntryAllowance(), lastDay: addDays(today, MOST_DAYS_AHEAD) };
  const documents: PackedDocument[] = [];
  try {
    for (const { name, content } of xmlFilesOf(files)) documents.push(readDocument(name, content, limits));
    return movable({ documents });
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { refusal: error.refusal };
    throw error;
  }
}

/** Hands the packed transactions over without a copy. */
function movable(answer: { documents: PackedDocument[] }): ReturnType<typeof move> {
  const buffers = answer.documents.flatMap(({ statements }) =>
    statements.flatMap((statement) => piecesOf(statement).map(({ buffer }) => buffer)),
  );
  return move({ [transferableSymbol]: buffers, [valueSymbol]: answer });
}
