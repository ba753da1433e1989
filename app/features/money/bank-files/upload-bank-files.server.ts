import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { MAX_CSV_BYTES } from "./bank-file-limits.ts";
import { ibansIn } from "./csv/read-csv-file.ts";
import { type CsvUpload, importCsv, importedAlready } from "./csv/import-csv.server.ts";
import { readCsvTable } from "./csv/csv-document.ts";
import { type KeptMapping, mappingsFor } from "./csv/kept-mappings.server.ts";
import { keepWaitingFile } from "./csv/waiting-files.server.ts";
import {
  aboutFiles,
  type BankFileImport,
  countBankFile,
  importDocuments,
} from "./import-bank-files.server.ts";
import { acceptAccount, requireOwnAccounts } from "./own-accounts.server.ts";
import { previewReports, type PreviewedReports } from "./preview/preview-reports.server.ts";
import { keepUploads, packUploads } from "./long/kept-uploads.server.ts";
import { readBankFiles, readCsvUpload } from "./read/read-bank-files.server.ts";
import { isCsvFile, type UploadedFile } from "./read/uploaded-documents.server.ts";
import { isReport, requireOneKind } from "./preview/kinds-of-documents.ts";

type Uploaded =
  | { kind: "imported"; imported: BankFileImport }
  | { kind: "preview"; preview: PreviewedReports }
  /** A CSV file of which nobody has said how it is read, or not for which of several accounts. */
  | { kind: "unmapped"; csv: CsvUpload };

interface Choices {
  /** IBANs that the user says are theirs too; of a CSV file, which of them it is about. */
  accounts?: string[];
  /** True to ask again how CSV files are read. */
  asksAgain?: boolean;
  /** Leaves many entries to a task: what is imported is then a file that is still being read. */
  mayLeave?: boolean;
}

/**
 * Files of the bank, one CSV file, or intraday reports, which are only looked at.
 * @throws AppError `input.invalid` at `file`, `bank_file.busy`, `request.too_many`
 */
export async function uploadBankFiles(
  ctx: UserContext,
  files: UploadedFile[],
  { accounts = [], asksAgain = false, mayLeave = false }: Choices = {},
): Promise<Uploaded> {
  await countBankFile(ctx);
  const about = await aboutFiles(files);
  const csv = files.find(isCsvFile);
  if (csv) return uploadCsv(ctx, csv, files, { accounts, asksAgain, mayLeave });
  const packed = mayLeave ? await packUploads(files) : null;
  const documents = await readBankFiles(files, ctx);
  requireOneKind(documents);
  if (documents.some(isReport)) {
    await requireOwnAccounts(ctx, documents, accounts);
    return { kind: "preview", preview: await previewReports(ctx, about.name, documents) };
  }
  for (const account of accounts) await acceptAccount(ctx, account);
  await requireOwnAccounts(ctx, documents);
  const keep = packed && ((ctx: UserContext, bankFileId: string) => keepUploads(ctx, bankFileId, packed));
  return { kind: "imported", imported: await importDocuments(ctx, about, documents, { keep }) };
}

async function uploadCsv(
  ctx: UserContext,
  csv: UploadedFile,
  files: UploadedFile[],
  { accounts, asksAgain, mayLeave }: Required<Choices>,
): Promise<Uploaded> {
  const params = { file: csv.name };
  if (files.length > 1) throw invalid([{ field: "file", code: "bank_file.csv_alone", params }]);
  if (csv.bytes.byteLength > MAX_CSV_BYTES)
    throw invalid([{ field: "file", code: "bank_file.too_large", params }]);
  const about = await aboutFiles(files);
  const upload: CsvUpload = { ...about, table: await readCsvUpload(csv, ctx.businessId) };
  const keep = mayLeave ? (ctx: UserContext) => keepWaitingFile(ctx, upload) : null;
  const earlier = await importedAlready(ctx, upload, { keep });
  if (earlier) return { kind: "imported", imported: earlier };
  const kept = asksAgain ? null : await onlyMapping(ctx, upload, accounts);
  if (kept) {
    for (const account of accounts) await acceptAccount(ctx, account);
    return { kind: "imported", imported: await importCsv(ctx, upload, kept, { keep }) };
  }
  return { kind: "unmapped", csv: upload };
}

/**
 * Null, so that a person is asked: for unknown headings, where they are known of several accounts or of another one
 * than the file names, and where no row can be read any more.
 */
async function onlyMapping(
  ctx: UserContext,
  { name, table }: CsvUpload,
  accounts: string[],
): Promise<KeptMapping | null> {
  const named = [...table.accounts, ...ibansIn(name.replace(/[_.-]/g, " ")), ...ibansIn(accounts.join("\n"))];
  const kept = await mappingsFor(ctx, table.headings);
  const [only, ...others] = kept.filter(({ account }) => named.length === 0 || named.includes(account));
  if (!only || others.length > 0) return null;
  const about = { name, account: only.account };
  const { document } = await readCsvTable(table, only.mapping, about, yieldToRequests);
  return document.statements.length > 0 ? only : null;
}
