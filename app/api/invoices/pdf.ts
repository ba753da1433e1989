import { downloadInvoice } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { taggedFile } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, url, request }) => {
    const language = languageOf(url.searchParams.get("language"));
    const original = url.searchParams.get("original") === "true";
    return taggedFile(request, await downloadInvoice(ctx, params.id ?? "", language, { original }));
  }),
});

export const loader = route.loader;
export const action = route.action;
