import type { DaySpan } from "#app/features/books/journal/span.ts";
import { downloadReturnPdf } from "#app/features/taxes/tax/files/download-pdf.server.ts";
import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { keptPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";

type Read = (ctx: UserContext, id: string) => Promise<FileToKeep>;

/** How a return is written; a further paper is one more line here. */
const FILES: readonly Read[] = [downloadReturnPdf, downloadXml];

/** The returns whose periods end in the span, filed or not. */
export async function* returnEntries(ctx: UserContext, { from, to }: DaySpan): AsyncGenerator<ZipEntry> {
  const periods = (await keptPeriods(ctx)).filter(({ endsOn }) => from <= endsOn && endsOn <= to);
  for (const { id } of periods)
    for (const read of FILES) {
      const file = await orNothing(read(ctx, id));
      if (file?.content instanceof Uint8Array)
        yield { name: `vat/${file.name}`, content: new Uint8Array(file.content) };
    }
}

/** What cannot be written yet, or not in this format, is left out. */
async function orNothing<T>(file: Promise<T>): Promise<T | null> {
  try {
    return await file;
  } catch (error) {
    if (error instanceof AppError && !error.code.startsWith("server.")) return null;
    throw error;
  }
}
