import { downloadWorkbook } from "#app/features/front/exports/download-tax-workbook.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader((ctx, { id, drained }) =>
  fileOrPage(ctx, async () => streamResponse(await downloadWorkbook(ctx, id), drained)),
);
