import { invoicePagePdf } from "#app/features/front/public-pages/invoice-page-pdf.server.ts";
import { openFileAt } from "#app/features/front/public-pages/open-paper.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

export const loader = publicLoader((ctx, { params, url }) =>
  fileOrPage(ctx, async () => {
    const opened = await openFileAt(ctx, params);
    return fileResponse(await invoicePagePdf(opened, languageOf(url.searchParams.get("lang"))));
  }),
);
