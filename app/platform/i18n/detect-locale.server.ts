import { createCookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import type { CurrentUser } from "#app/platform/context.server.ts";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { FALLBACK_LOCALE, isLocale, type Locale, LOCALES } from "./locale.ts";

const LIFETIME_SECONDS = 15_552_000;

const NAME = "language";

export function rememberLocale(platform: Platform, locale: string): Promise<string> {
  return httpOnlyCookie(platform, NAME, { maxAge: LIFETIME_SECONDS }).serialize(locale);
}

/** What `Accept-Language` wishes, or English: for programs, whose users we do not know. */
export async function requestedLocale(request: Request): Promise<Locale> {
  const detector = new RemixI18Next({
    detection: { supportedLanguages: [...LOCALES], fallbackLanguage: FALLBACK_LOCALE, order: ["header"] },
  });
  const found = await detector.getLocale(request);
  return isLocale(found) ? found : FALLBACK_LOCALE;
}

/** Query string, cookie, the user's stored choice, the browser's wish, English. */
export async function detectLocale(request: Request, user: CurrentUser | null): Promise<Locale> {
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: [...LOCALES],
      fallbackLanguage: FALLBACK_LOCALE,
      order: ["searchParams", "cookie", "custom", "header"],
      searchParamKey: "lang",
      cookie: createCookie(NAME),
      findLocale: () => Promise.resolve(user?.language ?? null),
    },
  });
  const found = await detector.getLocale(request);
  return isLocale(found) ? found : FALLBACK_LOCALE;
}
