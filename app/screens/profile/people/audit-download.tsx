import { downloadAudit } from "#app/features/exports/audit/download-audit.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/stream-response.server.ts";

export const loader = screenLoader((ctx, { url, drained }) =>
  Promise.resolve(streamResponse(downloadAudit(ctx, url.searchParams.get("person") ?? ""), drained)),
);
