import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { PRO_MONTHLY, PRO_YEARLY } from "#app/features/running/subscriptions/prices.ts";
import { isPaidOnline } from "#app/features/money/online-payments/provider/providers.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { ORPHANS_KEPT_DAYS } from "#app/platform/storage/collect-orphans.server.ts";
import { countryName } from "#app/swiss/countries.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import { type LegalFacts, legalPage, type LegalTexts } from "./legal-page.ts";

/** Day of the last change of these texts. */
const VERSION = "2026-11-28";

type LegalName = "privacy" | "terms" | "cookies" | "imprint";

export async function findLegalPage(ctx: Context, name: LegalName) {
  const { platform, locale } = ctx;
  const texts = messagesIn(locale).treeOf(name) as unknown as LegalTexts;
  const facts: LegalFacts = {
    ...legalFacts(platform.env, locale),
    online: (await isPaidOnline(ctx)) ? "Stripe" : "",
  };
  return { day: facts.day!, sections: legalPage(texts, facts) };
}

function legalFacts(env: Env, locale: Locale): LegalFacts {
  const isHttps = env.appUrl.startsWith("https:");
  return {
    day: formatDay(VERSION, locale),
    operator: env.OPERATOR_NAME ?? "",
    address: env.OPERATOR_ADDRESS ?? "",
    support: env.SUPPORT_EMAIL ?? "",
    country: countryName(env.HOSTING_COUNTRY ?? "", locale),
    documentDays: env.STORAGE_URL ? String(ORPHANS_KEPT_DAYS + 2) : "",
    stripe: env.STRIPE_SECRET_KEY ? "Stripe" : "",
    invoices: String(invoiceLimit("free")),
    monthly: formatAmount(PRO_MONTHLY),
    yearly: formatAmount(PRO_YEARLY),
    // Promised by the operator, who has to keep them (rule 33).
    uptime: env.SERVICE_PROMISES ? "99.9" : "",
    reply: env.SERVICE_PROMISES ? "24" : "",
    session: isHttps ? "__Host-rappen" : "rappen",
    signInLink: isHttps ? "__Host-sign-in-link" : "sign-in-link",
    provider: env.OIDC_ISSUER ? (isHttps ? "__Host-provider" : "provider") : "",
    providerIdentity: isHttps ? "__Host-provider-identity" : "provider-identity",
    signInService: env.OIDC_ISSUER ? (env.OIDC_NAME ?? env.OIDC_ISSUER) : "",
    signIn: isHttps ? "__Host-sign-in" : "sign-in",
  };
}

/** Settings without which a legal page omits something that the law or its readers expect. */
export function missingFacts(env: Env): string[] {
  const names = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL", "HOSTING_COUNTRY"] as const;
  return names.filter((name) => !env[name]);
}
