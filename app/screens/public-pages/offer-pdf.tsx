import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { openOfferAt } from "#app/features/front/public-pages/open-paper.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

export const loader = publicLoader((visitor, { params, url }) =>
  fileOrPage(visitor, async () => {
    const { ctx, offer } = await openOfferAt(visitor, params);
    const language = languageOf(url.searchParams.get("lang"));
    return fileResponse(await downloadOffer(ctx, offer.id, { language }));
  }),
);
