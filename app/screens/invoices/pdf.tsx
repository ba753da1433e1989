import { downloadInvoice } from "#app/features/invoices/download-invoice.server.ts";
import { languageOf } from "#app/platform/locale.ts";
import { pdfResponse } from "#app/platform/pdf-response.server.ts";
import { screenLoader } from "#app/platform/screen.server.ts";

export const loader = screenLoader(async (ctx, { params, url }) =>
  pdfResponse(await downloadInvoice(ctx, params.id ?? "", languageOf(url.searchParams.get("language")))),
);
