import { downloadOffer } from "#app/features/offers/pdf/download-offer.server.ts";
import { taggedFile } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, url, request }) => {
    const language = languageOf(url.searchParams.get("language"));
    return taggedFile(request, await downloadOffer(ctx, params.id ?? "", { language }));
  }),
});

export const loader = route.loader;
export const action = route.action;
