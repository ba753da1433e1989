import { keptJournal } from "#app/features/front/exports/journal/download-journal.server.ts";
import { JOURNAL_FORMATS } from "#app/features/front/exports/journal/journal-sheet.ts";
import { spanIn } from "#app/features/taxes/year/current-year.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader((ctx, { url: { searchParams }, drained }) =>
  fileOrPage(ctx, async () => {
    const span = await spanIn(ctx, searchParams);
    const format = JOURNAL_FORMATS.find((one) => one === searchParams.get("format")) ?? "csv";
    return streamResponse(await keptJournal(ctx, span, format), drained);
  }),
);
