import { z } from "zod";
import { standingFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { importedAlready } from "#app/features/money/bank-files/csv/import-csv.server.ts";
import { endWaitingFile, findWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { importDocuments } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { readBankFiles } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import type { TellSteps } from "#app/features/people/progress/live-steps.server.ts";
import { taskJob } from "#app/features/people/progress/run-task.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { forgetUploads, keptUploads } from "./kept-uploads.server.ts";

const payloadSchema = z.object({
  bankFileId: z.string(),
  name: z.string(),
  sha256: z.string(),
  /** The CSV file, which waits with how it is read; other uploads are kept elsewhere. */
  csvFileId: z.string().nullable(),
});

type Options = { bankFileId: string; tell: TellSteps };

export function bankFileOfTask(payload: unknown): string {
  return payloadSchema.parse(payload).bankFileId;
}

/** After an interruption it goes on behind what was taken, as the same file uploaded again does. */
export const carryOutBankFile = taskJob(
  async (ctx, { payload }, { tell }) => {
    const { csvFileId, bankFileId, ...about } = payloadSchema.parse(payload);
    const options = { bankFileId, tell };
    await (csvFileId ? takeCsv(ctx, csvFileId, options) : takeUploads(ctx, about, options));
    return "done";
  },
  { isWhole: true },
);

async function takeCsv(ctx: UserContext, csvFileId: string, options: Options): Promise<void> {
  const imported = await importedAlready(ctx, await findWaitingFile(ctx, csvFileId), options);
  if (!imported) throw new AppError("bank_file.undone");
  await endWaitingFile(ctx, csvFileId, imported.file.id);
}

async function takeUploads(
  ctx: UserContext,
  about: { name: string; sha256: string },
  options: Options,
): Promise<void> {
  const { bankFileId } = options;
  await standingFile(ctx, bankFileId);
  const documents = await readBankFiles(await keptUploads(ctx, bankFileId), ctx);
  await importDocuments(ctx, about, documents, options);
  await forgetUploads(ctx, bankFileId);
}
