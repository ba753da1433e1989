import { importTemplate } from "#app/features/front/imports/import-template.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";

export const loader = screenLoader((ctx, { params, drained }) =>
  fileOrPage(ctx, () => Promise.resolve(streamResponse(importTemplate(ctx, params.kind ?? ""), drained))),
);
