import de from "#app/locales/de/invoices.json" with { type: "json" };
import en from "#app/locales/en/invoices.json" with { type: "json" };
import fr from "#app/locales/fr/invoices.json" with { type: "json" };
import it from "#app/locales/it/invoices.json" with { type: "json" };
import type { Locale } from "#app/platform/i18n/locale.ts";

const LABELS: Record<Locale, (typeof en)["field"]> = {
  de: de.field,
  en: en.field,
  fr: fr.field,
  it: it.field,
};

export function fieldLabel(field: keyof (typeof en)["field"], language: Locale): string {
  return LABELS[language][field];
}
