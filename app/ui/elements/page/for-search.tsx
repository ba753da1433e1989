import { type Locale, LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { usePageDescription, usePageTitle } from "./page-title.ts";

interface ForSearchProps {
  appUrl: string;
  path: string;
  locale: Locale;
}

export function ForSearch({ appUrl, path, locale }: ForSearchProps) {
  const { pathname, searchParams } = new URL(path, appUrl);
  const address = appUrl + pathname;
  const inLanguage = (language: Locale) => `${address}?lang=${language}`;
  const title = usePageTitle();
  const description = usePageDescription();
  return (
    <>
      <link rel="canonical" href={searchParams.has("lang") ? inLanguage(locale) : address} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Rappen" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={inLanguage(locale)} />
      <meta property="og:locale" content={LOCALE_TAGS[locale].replace("-", "_")} />
      <meta property="og:image" content={`${appUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
