import { invoicePageCode } from "#app/features/front/public-pages/invoice-page-code.server.ts";
import { openInvoiceAt } from "#app/features/front/public-pages/open-paper.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";

export const loader = publicLoader((ctx, { params, url }) =>
  fileOrPage(ctx, async () => {
    const opened = await openInvoiceAt(ctx, params);
    return fileResponse(await invoicePageCode(opened, languageOf(url.searchParams.get("lang"))));
  }),
);
