import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";

export const loader = screenLoader((ctx, { params, url }) =>
  fileOrPage(ctx, async () => {
    const language = languageOf(url.searchParams.get("language"));
    const asked = url.searchParams.get("revision") ?? "";
    const revision = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
    return fileResponse(await downloadOffer(ctx, params.id ?? "", { language, revision }));
  }),
);
