import { createHash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { TellSteps } from "#app/features/people/progress/live-steps.server.ts";
import { type BankFile, type BankFileCounts, type CsvSource, NO_COUNTS } from "./bank-file.ts";
import {
  findBankFile,
  findSameFile,
  insertBankFile,
  saveBankFile,
  standingFile,
} from "./bank-files.server.ts";
import { bankFileLimits } from "./limits.ts";
import { beginLongImport, isLong, type KeepUpload } from "./long/begin-long-import.server.ts";
import { acceptAccount, requireOwnAccounts } from "./own-accounts.server.ts";
import { requireStatements } from "./preview/kinds-of-documents.ts";
import type { BankDocument } from "./read/bank-document.ts";
import { readBankFiles } from "./read/read-bank-files.server.ts";
import type { UploadedFile } from "./read/uploaded-documents.server.ts";
import { inStepOfFile, takeDocuments } from "./take-documents.server.ts";
import type { TransactionResult } from "./transaction-result.ts";

export interface BankFileImport {
  file: BankFile;
  /** False when a file with the same bytes was imported before. */
  isNew: boolean;
  counts: BankFileCounts;
  results: TransactionResult[];
}

/**
 * All files are read before anything is written. Each transaction of the bank counts once, in whichever files it
 * stands, so that an import that broke off is simply repeated.
 * @param accounts IBANs that the user says are theirs too
 * @throws AppError `input.invalid` at `file`, `bank_file.busy`, `bank_file.undone` when it is undone meanwhile,
 * `request.too_many`
 */
export async function importBankFiles(
  ctx: UserContext,
  files: UploadedFile[],
  accounts: string[] = [],
): Promise<BankFileImport> {
  await countBankFile(ctx);
  const about = await aboutFiles(files);
  const documents = await readBankFiles(files, ctx);
  requireStatements(documents);
  for (const account of accounts) await acceptAccount(ctx, account);
  await requireOwnAccounts(ctx, documents);
  return importDocuments(ctx, about, documents);
}

export async function countBankFile(ctx: UserContext): Promise<void> {
  await countAttempt(ctx, bankFileLimits.bankFileBusiness, ctx.businessId);
}

interface AboutFiles {
  name: string;
  sha256: string;
}

/** Hashes the files. Must run before reading them, because reading empties the buffers. */
export async function aboutFiles(files: UploadedFile[]): Promise<AboutFiles> {
  const name = files.map((file) => file.name).join(", ");
  return { name: name.slice(0, MAX_NAME), sha256: await hashOf(files) };
}

const MAX_NAME = 200;

async function hashOf(files: UploadedFile[]): Promise<string> {
  const hashes: string[] = [];
  for (const { bytes } of files) hashes.push(await hashInSteps(bytes));
  return hashes.length === 1
    ? hashes[0]!
    : createHash("sha256").update(hashes.sort().join("\n")).digest("hex");
}

/** 100 MB at once would keep all other requests waiting. */
const HASHED_AT_ONCE = 8_000_000;

async function hashInSteps(bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.byteLength; at += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE));
    await yieldToRequests();
  }
  return hash.digest("hex");
}

export interface ImportOptions {
  tell?: TellSteps;
  /** Leaves many entries to a task, which finds the upload as this keeps it. */
  keep?: KeepUpload | null;
  /** The file to go on with, of those with the same bytes. */
  bankFileId?: string;
}

/** @param options `csv`: how a CSV file was read */
export async function importDocuments(
  ctx: UserContext,
  about: AboutFiles,
  documents: BankDocument[],
  { csv = null, tell, keep, bankFileId }: ImportOptions & { csv?: CsvSource | null } = {},
): Promise<BankFileImport> {
  const isLeft = keep && isLong(documents);
  const { id, isNew } = await beginImport(ctx, about, { csv, bankFileId, keep: isLeft ? keep : null });
  if (isNew && isLeft) return { file: await findBankFile(ctx, id), isNew, counts: NO_COUNTS, results: [] };
  // Read otherwise than before, a CSV file would bring other payments into what is imported already.
  if (!isNew && csv) return { ...(await importedBefore(ctx, id)), isNew };
  const { counts, results, statements } = await takeDocuments(ctx, { id, isDone: !isNew, tell }, documents);
  if (isNew)
    await inStepOfFile(ctx, id, (ctx) => saveBankFile(ctx, id, { state: "done", statements, counts }));
  ctx.log.info({ event: "bank_file.imported", bankFileId: id, ...counts });
  return { file: await findBankFile(ctx, id), isNew, counts, results };
}

async function importedBefore(ctx: UserContext, id: string) {
  const file = await findBankFile(ctx, id);
  const { booked, proposed, unassigned, ignored, known } = file.counts;
  const all = booked + proposed + unassigned + ignored + known;
  return { file, counts: { ...NO_COUNTS, known: all, skipped: file.counts.skipped }, results: [] };
}

/** One that broke off goes on under its former entry; of two at once, the second goes on with the first. */
function beginImport(
  ctx: UserContext,
  about: AboutFiles,
  {
    csv,
    bankFileId,
    keep,
  }: { csv: CsvSource | null; bankFileId: string | undefined; keep: KeepUpload | null },
): Promise<{ id: string; isNew: boolean }> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const same = await (bankFileId ? standingFile(ctx, bankFileId) : findSameFile(ctx, about.sha256));
    const id = same?.id ?? (await insertBankFile(ctx, { ...about, csv }));
    const isNew = same?.state !== "done";
    if (isNew && keep) await beginLongImport(ctx, { ...about, bankFileId: id }, keep);
    return { id, isNew };
  });
}
