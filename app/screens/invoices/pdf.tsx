import { downloadInvoice } from "#app/features/invoices/download-invoice.server.ts";
import { languageOf } from "#app/platform/locale.ts";
import { fileResponse } from "#app/platform/file-response.server.ts";
import { screenLoader } from "#app/platform/screen.server.ts";

export const loader = screenLoader(async (ctx, { params, url }) =>
  fileResponse(await downloadInvoice(ctx, params.id ?? "", languageOf(url.searchParams.get("language")))),
);
