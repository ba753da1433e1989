import { downloadSample } from "#app/features/invoices/sample-invoice.server.ts";
import { fileResponse } from "#app/platform/file-response.server.ts";
import { fileOrPage } from "#app/platform/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/screen.server.ts";

export const loader = screenLoader((ctx) =>
  fileOrPage(ctx, async () => fileResponse(await downloadSample(ctx))),
);
