import type { Env } from "#app/platform/env.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

export interface FooterFacts {
  /** Empty where not configured; `country` (ISO code) is where the data is stored. */
  operator: { name: string; address: string; country: string };
  links: Partial<Record<string, string>>;
  social: Record<string, string>;
}

export function footerFacts(env: Env, locale: Locale): FooterFacts {
  const links = {
    en: env.FOOTER_LINKS_EN,
    de: env.FOOTER_LINKS_DE,
    fr: env.FOOTER_LINKS_FR,
    it: env.FOOTER_LINKS_IT,
  };
  return {
    operator: {
      name: env.OPERATOR_NAME ?? "",
      address: env.OPERATOR_ADDRESS ?? "",
      country: env.HOSTING_COUNTRY ?? "",
    },
    links: links[locale],
    social: env.SOCIAL_LINKS,
  };
}
