import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import type { ExportProgress } from "#app/features/front/exports/export-progress.ts";
import { findExportSize } from "#app/features/front/exports/export-size.server.ts";
import { framedResponse } from "#app/platform/http/responses/framed-response.server.ts";
import { queryOf } from "#app/platform/http/query.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { scriptAnswer } from "#app/platform/http/script-answer.server.ts";

export const loader = screenLoader(async (ctx, { url, drained }) => {
  let file: Response | undefined;
  const refused = await scriptAnswer(
    ctx,
    (field) => field,
    async () => {
      const options = queryOf(dataExportSchema, url);
      const progress: ExportProgress = { done: 0 };
      const pieces = await exportData(ctx, options, { progress });
      const total = await findExportSize(ctx, options);
      file = framedResponse(pieces, drained, { total, done: () => (progress.isKept ? total : progress.done) });
      return {};
    },
  );
  return file ?? refused;
});
