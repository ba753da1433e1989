import { handoverZip } from "#app/features/front/exports/handover/handover-zip.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { rangeResponse } from "#app/platform/http/responses/range-response.server.ts";

export const loader = screenLoader((ctx, { id, request, drained }) =>
  fileOrPage(ctx, async () => rangeResponse(request, await handoverZip(ctx, id), drained)),
);
