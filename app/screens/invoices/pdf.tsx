import { downloadInvoice } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { fileResponse } from "#app/platform/file-response.server.ts";
import { languageOf } from "#app/platform/locale.ts";
import { fileOrPage } from "#app/platform/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/screen.server.ts";

export const loader = screenLoader((ctx, { params, url }) =>
  fileOrPage(ctx, async () => {
    const language = languageOf(url.searchParams.get("language"));
    return fileResponse(await downloadInvoice(ctx, params.id ?? "", language));
  }),
);
