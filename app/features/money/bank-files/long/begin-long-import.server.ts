import { type BankDocument, countEntriesIn } from "#app/features/money/bank-files/read/bank-document.ts";
import { beginTask, unfinishedTask } from "#app/features/people/progress/tasks.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";

/** Entries that are taken while one waits: about a second. */
const AT_ONCE = 1_000;

/** How a task finds what was uploaded again. @returns the id of a CSV file that waits, or null for kept uploads */
export type KeepUpload = (ctx: UserContext, bankFileId: string) => Promise<string | null>;

export function isLong(documents: BankDocument[]): boolean {
  return countEntriesIn(documents) > AT_ONCE;
}

export async function beginLongImport(
  ctx: UserContext,
  { bankFileId, name, sha256 }: Record<"bankFileId" | "name" | "sha256", string>,
  keep: KeepUpload,
): Promise<void> {
  const csvFileId = await keep(ctx, bankFileId);
  const payload = { bankFileId, name, sha256, csvFileId };
  const task = { kind: "bank_file" as const, job: "bank_file.take", key: keyOf(bankFileId) };
  await beginTask(ctx, { ...task, total: 0, payload });
}

/** @returns the id of the task that takes the file in; null when there is none, or it has ended */
export function taskOfBankFile(ctx: BusinessContext, bankFileId: string): Promise<string | null> {
  return unfinishedTask(ctx, keyOf(bankFileId));
}

function keyOf(bankFileId: string): string {
  return `bank-file:${bankFileId}`;
}
