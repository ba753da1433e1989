import { downloadOfferPrint } from "#app/features/selling/offers/pdf/download-offer-print.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";

export const loader = fileLoader((ctx, { id, url }) =>
  downloadOfferPrint(ctx, id, "deliveryNote", languageOf(url.searchParams.get("language"))),
);
