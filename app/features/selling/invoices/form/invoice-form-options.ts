import type { Locale } from "#app/platform/i18n/locale.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";
import type { Issuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { INVOICE_CAPS } from "./invoice-caps.ts";
import { defaultVatRate } from "./invoice-draft.ts";
import { unitsIn } from "#app/features/selling/invoices/fields/units.ts";

/** What the invoice form offers and hints at, whether the invoice is new or a draft. */
export function invoiceFormOptions(
  { sender, plan, business }: Pick<Issuer, "sender" | "plan" | "business">,
  { today, locale }: { today: string; locale: Locale },
) {
  const { roundsToFive, eurInvoices } = business;
  return {
    numberIsGiven: plan === "free",
    canSend: plan !== "free",
    caps: INVOICE_CAPS,
    roundsToFive,
    offersEur: eurInvoices,
    hasVatNumber: sender.vatNumber !== "",
    defaultVatRate: defaultVatRate(sender, today),
    vatRates: suggestedVatRates(today).map(formatVatRate),
    units: unitsIn(locale),
    countries: countryOptions(locale),
  };
}
