import { LOCALES } from "#app/platform/i18n/locale.ts";
import { html } from "#app/platform/mail/html.ts";

/** sitemaps.org, with Google's `xhtml:link` for languages. */
export function sitemap(appUrl: string, pages: readonly string[]): string {
  const urls = pages.flatMap((page) => {
    const address = appUrl + page;
    const others = [
      ...LOCALES.map((locale) => [locale, `${address}?lang=${locale}`] as const),
      ["x-default", address] as const,
    ].map(([language, href]) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${href}" />`);
    return [address, ...LOCALES.map((locale) => `${address}?lang=${locale}`)].map(
      (loc) => html`<url><loc>${loc}</loc>${others}</url> `,
    );
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${urls}</urlset
    > `.text;
}
