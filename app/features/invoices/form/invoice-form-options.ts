import type { Locale } from "#app/platform/i18n/locale.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { formatVatRate, suggestedVatRates } from "#app/swiss/vat.ts";
import type { Plan } from "#app/features/subscriptions/plan.ts";
import type { Sender } from "#app/features/invoices/document/invoice-document.ts";
import { INVOICE_CAPS } from "./invoice-caps.ts";
import { defaultVatRate } from "./invoice-draft.ts";
import { unitsIn } from "#app/features/invoices/fields/units.ts";

/** What the invoice form offers and hints at, whether the invoice is new or a draft. */
export function invoiceFormOptions(
  { sender, plan, roundsToFive }: { sender: Sender; plan: Plan; roundsToFive: boolean },
  { today, locale }: { today: string; locale: Locale },
) {
  return {
    /** On Free, numbers are allocated by us. */
    numberIsGiven: plan === "free",
    canSend: plan !== "free",
    caps: INVOICE_CAPS,
    roundsToFive,
    hasVatNumber: sender.vatNumber !== "",
    defaultVatRate: defaultVatRate(sender, today),
    vatRates: suggestedVatRates(today).map(formatVatRate),
    units: unitsIn(locale),
    countries: countryOptions(locale),
  };
}
