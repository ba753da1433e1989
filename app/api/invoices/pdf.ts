import { downloadInvoice } from "#app/features/invoices/download-invoice.server.ts";
import { endpoint, handle } from "#app/platform/api.server.ts";
import { languageOf } from "#app/platform/locale.ts";
import { pdfResponse } from "#app/platform/pdf-response.server.ts";

const route = endpoint({
  GET: handle(async (ctx, { params, url }) =>
    pdfResponse(await downloadInvoice(ctx, params.id ?? "", languageOf(url.searchParams.get("language")))),
  ),
});

export const loader = route.loader;
export const action = route.action;
