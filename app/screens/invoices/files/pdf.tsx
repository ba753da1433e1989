import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";

export const loader = fileLoader((ctx, { id, url }) => {
  const language = languageOf(url.searchParams.get("language"));
  const original = url.searchParams.get("original") === "true";
  return downloadInvoice(ctx, id, language, { original });
});
