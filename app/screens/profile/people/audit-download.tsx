import { downloadAudit } from "#app/features/front/exports/download-audit.server.ts";
import { readAuditFilter } from "#app/features/running/history/audit-filter.ts";
import { invalid } from "#app/platform/errors.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader((ctx, { url: { searchParams }, drained }) =>
  fileOrPage(ctx, () => {
    const { filter, problems } = readAuditFilter(searchParams);
    if (problems.length > 0) throw invalid(problems);
    return Promise.resolve(streamResponse(downloadAudit(ctx, filter), drained));
  }),
);
