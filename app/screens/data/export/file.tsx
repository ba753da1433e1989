import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import { queryOf } from "#app/platform/http/query.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader((ctx, { url, drained }) =>
  fileOrPage(ctx, async () => streamResponse(await exportData(ctx, queryOf(dataExportSchema, url)), drained)),
);
