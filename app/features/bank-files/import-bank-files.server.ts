import { createHash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BankFile, BankFileCounts } from "./bank-file.ts";
import { findBankFile, findSameFile, insertBankFile, saveBankFile } from "./bank-files.server.ts";
import { bankFileLimits } from "./limits.ts";
import { acceptAccount, requireOwnAccounts } from "./own-accounts.server.ts";
import { readBankFiles } from "./read/read-bank-files.server.ts";
import type { UploadedFile } from "./read/uploaded-documents.server.ts";
import { inStepOfFile, takeDocuments } from "./take-documents.server.ts";
import type { TransactionResult } from "./transaction-result.ts";

export interface BankFileImport {
  file: BankFile;
  /** False where the same bytes were imported before. */
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
  await countAttempt(ctx, bankFileLimits.bankFileBusiness, ctx.businessId);
  const sha256 = hashOf(files);
  const name = files
    .map((file) => file.name)
    .join(", ")
    .slice(0, MAX_NAME);
  const documents = await readBankFiles(files, ctx.businessId);
  for (const account of accounts) await acceptAccount(ctx, account);
  await requireOwnAccounts(ctx, documents);
  const { id, isNew } = await beginImport(ctx, { name, sha256 });
  const { counts, results, statements } = await takeDocuments(ctx, { id, isDone: !isNew }, documents);
  if (isNew)
    await inStepOfFile(ctx, id, (ctx) => saveBankFile(ctx, id, { state: "done", statements, counts }));
  ctx.log.info({ event: "bank_file.imported", bankFileId: id, ...counts });
  return { file: await findBankFile(ctx, id), isNew, counts, results };
}

/** One that broke off goes on under its former entry; of two at once, the second goes on with the first. */
function beginImport(
  ctx: UserContext,
  file: { name: string; sha256: string },
): Promise<{ id: string; isNew: boolean }> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const same = await findSameFile(ctx, file.sha256);
    const id = same?.id ?? (await insertBankFile(ctx, { ...file, statements: [] }));
    return { id, isNew: same?.state !== "done" };
  });
}

const MAX_NAME = 200;

function hashOf(files: UploadedFile[]): string {
  const hashes = files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
  return hashes.length === 1
    ? hashes[0]!
    : createHash("sha256").update(hashes.sort().join("\n")).digest("hex");
}
