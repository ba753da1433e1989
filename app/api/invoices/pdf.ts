import { downloadInvoice } from "#app/features/invoices/download-invoice.server.ts";
import { handle } from "#app/platform/api.server.ts";
import { languageOf } from "#app/platform/locale.ts";
import { fileResponse } from "#app/platform/file-response.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, url }) =>
    fileResponse(await downloadInvoice(ctx, params.id ?? "", languageOf(url.searchParams.get("language")))),
  ),
});

export const loader = route.loader;
export const action = route.action;
