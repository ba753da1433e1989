import { downloadInvoice } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { fileResponse } from "#app/platform/http/file-response.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

export const loader = screenLoader((ctx, { id, url }) =>
  fileOrPage(ctx, async () => {
    const language = languageOf(url.searchParams.get("language"));
    const original = url.searchParams.get("original") === "true";
    return fileResponse(await downloadInvoice(ctx, id, language, { original }));
  }),
);
