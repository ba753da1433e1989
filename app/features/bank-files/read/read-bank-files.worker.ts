import { move, transferableSymbol, valueSymbol } from "piscina";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";
import { type PackedDocument, piecesOf } from "./packed-document.ts";
import { EntryAllowance } from "./camt-reading.ts";
import { readDocument } from "./read-document.server.ts";
import { type BankFileRefusal, UnreadableBankFile } from "./unreadable-bank-file.ts";
import { type UploadedFile, xmlFilesOf } from "./uploaded-documents.server.ts";

lowerThreadPriority();

export type ReadBankFiles = { documents: PackedDocument[] } | { refusal: BankFileRefusal };

export function readUpload(files: UploadedFile[]): ReadBankFiles | ReturnType<typeof move> {
  const allowance = new EntryAllowance();
  const documents: PackedDocument[] = [];
  try {
    for (const { name, content } of xmlFilesOf(files)) documents.push(readDocument(name, content, allowance));
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
