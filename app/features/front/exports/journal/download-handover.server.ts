import { readHandover } from "#app/features/books/journal/handover/handovers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { downloadJournal } from "./download-journal.server.ts";
import type { JournalFormat } from "./journal-sheet.ts";

/** The same bytes each time, whoever asks. @throws AppError `handover.not_found`, `journal.being_moved` */
export async function downloadHandover(
  ctx: UserContext,
  id: string,
  format: JournalFormat,
): Promise<FileInPieces> {
  const { from, to, language, ...kept } = await readHandover(ctx, id);
  return downloadJournal({ ...ctx, locale: language }, { from, to }, format, kept);
}
