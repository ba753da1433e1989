import { handle } from "#app/platform/http/api.server.ts";
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx) => ({
    languages: LOCALES.map((code) => ({ code, name: LOCALE_NAMES[code], locale: LOCALE_TAGS[code] })),
    current: ctx.locale,
  })),
});

export const loader = route.loader;
export const action = route.action;
