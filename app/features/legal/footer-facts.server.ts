import type { Env } from "#app/platform/env.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** What stands below every page and only the operator knows. */
export interface FooterFacts {
  /** Empty text for what is not configured; `country` (ISO code) is where the data is kept. */
  operator: { name: string; address: string; country: string };
  /** Pages the operator has on a site of their own, by the name of ours they replace. */
  links: Partial<Record<string, string>>;
  /** Profiles, by name. */
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
