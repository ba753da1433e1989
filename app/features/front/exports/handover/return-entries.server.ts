import type { Chart } from "#app/features/books/book/accounts.ts";
import { balancesPaper } from "#app/features/front/exports/papers/balances-paper.server.ts";
import { journalPaper } from "#app/features/front/exports/papers/journal-paper.server.ts";
import { downloadReturnPdf } from "#app/features/taxes/tax/files/download-pdf.server.ts";
import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { keptPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { Day, DaySpan } from "#app/swiss/dates.ts";
import type { ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { agesPaperAt } from "./open-sheets.server.ts";

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

/** Journal, balances and ageing as whoever gets the books reads them; a journal too long for paper is left out. */
export async function* paperEntries(
  ctx: UserContext,
  { from, to, chart, yearBegins }: DaySpan & { chart: Chart; yearBegins: Day },
): AsyncGenerator<ZipEntry> {
  const papers = {
    journal: () => journalPaper(ctx, { from, to }, { chart }),
    balances: () => balancesPaper(ctx, { from, to, yearBegins }, chart),
    ageing: () => agesPaperAt(ctx, to),
  };
  for (const [name, draw] of Object.entries(papers)) {
    const file = await orNothing(draw());
    if (file?.content instanceof Uint8Array)
      yield { name: `papers/${name}.pdf`, content: new Uint8Array(file.content) };
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
