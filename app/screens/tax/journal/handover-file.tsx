import { downloadHandover } from "#app/features/front/exports/journal/download-handover.server.ts";
import { JOURNAL_FORMATS } from "#app/features/front/exports/journal/journal-sheet.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader((ctx, { id, url: { searchParams }, drained }) =>
  fileOrPage(ctx, async () => {
    const format = JOURNAL_FORMATS.find((one) => one === searchParams.get("format")) ?? "csv";
    return streamResponse(await downloadHandover(ctx, id, format), drained);
  }),
);
