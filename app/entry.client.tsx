import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { FALLBACK_LOCALE, isLocale, type Locale } from "#app/platform/locale.ts";

/** The words of pages; those of e-mails, PDFs and pages to read stay on the server. */
const files = import.meta.glob<{ default: object }>([
  "./locales/*/*.json",
  "!./locales/*/{emails,pdf,api-info,home,features,help,contact,privacy,terms,cookies,imprint}.json",
]);

void hydrate();

async function hydrate(): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2);
  const locale = isLocale(language) ? language : FALLBACK_LOCALE;
  const words = await wordsOf(locale);
  await i18next.use(initReactI18next).init({
    lng: locale,
    ns: Object.keys(words),
    defaultNS: "common",
    resources: { [locale]: words },
    interpolation: { escapeValue: false },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
}

async function wordsOf(locale: Locale): Promise<Record<string, object>> {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`./locales/${locale}/`));
  const entries = own.map(
    async ([file, load]) => [/([\w-]+)\.json$/.exec(file)![1]!, (await load()).default] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
