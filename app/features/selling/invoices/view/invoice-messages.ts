import type texts from "#app/locales/en/pdf.json";
import { madeOnce } from "#app/swiss/made-once.ts";
import type { Currency } from "#app/swiss/money.ts";

export type PdfTexts = typeof texts;

type PluralKey = "term";
type PlainKey = Exclude<keyof PdfTexts, `${PluralKey}_${string}`>;

export interface InvoiceMessages {
  say(key: PlainKey, values?: Record<string, string>): string;
  count(key: PluralKey, count: number): string;
}

/** Messages as i18next would give them: `{{name}}` is replaced, counted texts have the forms `_one` and `_other`. */
export function invoiceMessages(
  texts: PdfTexts,
  languageTag: string,
  currency: Currency = "CHF",
): InvoiceMessages {
  const plural = pluralRules(languageTag);
  return {
    say: (key, values = {}) => fill(texts[key], { currency, ...values }),
    count(key, count) {
      const form = plural.select(count) === "one" ? "one" : "other";
      return fill(texts[`${key}_${form}`], { count: String(count) });
    },
  };
}

const pluralRules = madeOnce((languageTag: string) => new Intl.PluralRules(languageTag));

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
