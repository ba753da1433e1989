import { MAX_BANK_ITEMS } from "#app/features/bank-files/bank-file-limits.ts";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";
import type { BankDocument } from "./bank-document.ts";
import { readDocument } from "./read-document.server.ts";
import { type BankFileRefusal, UnreadableBankFile } from "./unreadable-bank-file.ts";
import { type UploadedFile, xmlFilesOf } from "./uploaded-documents.server.ts";

lowerThreadPriority();

export type ReadBankFiles = { documents: BankDocument[] } | { refusal: BankFileRefusal };

export function readUpload(files: UploadedFile[]): ReadBankFiles {
  const allowance = { left: MAX_BANK_ITEMS };
  const documents: BankDocument[] = [];
  try {
    for (const { name, content } of xmlFilesOf(files)) documents.push(readDocument(name, content, allowance));
    return { documents };
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { refusal: error.refusal };
    throw error;
  }
}
