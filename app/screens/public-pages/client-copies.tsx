import {
  copiesAsPdf,
  copiesAsZip,
} from "#app/features/front/public-pages/of-client/copies-of-year.server.ts";
import {
  type OpenedClient,
  openClientPage,
} from "#app/features/front/public-pages/of-client/open-client-page.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { type Drained, zipResponse } from "#app/platform/http/responses/zip-response.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { type Locale, languageOf } from "#app/platform/i18n/locale.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

interface Wanted {
  year: string;
  language: Locale;
  drained: Drained;
}

const copies = (make: (opened: OpenedClient, wanted: Wanted) => Promise<Response>) => {
  const loader = publicLoader((visitor, { params, url, drained }) =>
    fileOrPage(visitor, async () => {
      const opened = await openClientPage(visitor, params.token ?? "");
      const language = languageOf(url.searchParams.get("lang")) ?? opened.client.language;
      return make(opened, { year: params.year ?? "", language, drained });
    }),
  );
  return { loader, action: loader };
};

const route = screensOf<"screens/public-pages/client-copies.tsx">({
  pdfOfYear: copies(async (opened, { year, language }) =>
    fileResponse(await copiesAsPdf(opened, year, language)),
  ),
  zipOfYear: copies(async (opened, { year, drained }) =>
    zipResponse(await copiesAsZip(opened, year), drained),
  ),
});

export const loader = route.loader;
