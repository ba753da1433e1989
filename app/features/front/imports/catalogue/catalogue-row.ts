import type { z } from "zod";
import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import type { catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import { VAT_CLASSES, type VatClass } from "#app/features/selling/catalogue/vat-class.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { flagRule } from "#app/platform/forms/fields.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { Day } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { vatRatesOn } from "#app/swiss/vat/statutory-rates.ts";

type RawCatalogueItem = z.input<typeof catalogueSchema>;

export function rawCatalogueItem(row: RowValues, today: Day, kept?: CatalogueItem): RawCatalogueItem {
  return {
    name: Object.fromEntries(LOCALES.map((locale) => [locale, row[locale] || kept?.name[locale] || ""])),
    number: row.number || kept?.number,
    description: row.description || kept?.description,
    unit: row.unit || kept?.unit,
    unitPrice: row.unitPrice || (kept ? formatAmount(kept.unitPrice) : ""),
    pricesIncludeVat: row.pricesIncludeVat || kept?.pricesIncludeVat === 1,
    archived: row.archived ? flagRule.parse(row.archived.slice(0, 10)) === 1 : undefined,
    vatClass: row.vatClass ? readVatClass(row.vatClass, today) : kept?.vatClass,
    zeroRateReason: row.zeroRateReason || kept?.zeroRateReason,
  };
}

const WORDS: Record<VatClass, string[]> = {
  normal: ["normalsatz", "standard", "normal rate", "taux normal", "aliquota normale", "n"],
  reduced: ["reduziert", "reduzierter satz", "reduced rate", "taux reduit", "aliquota ridotta", "r"],
  lodging: ["beherbergung", "sondersatz", "special rate", "hebergement", "alloggio", "s"],
  none: ["ohne", "ohne mwst", "befreit", "exempt", "no vat", "sans tva", "exonere", "senza iva", "esente"],
};

/** A class, a word for one, or its rate on that day; other text is returned as it is, to be refused by the rule. */
function readVatClass(text: string, today: Day): string {
  const word = fold(text.trim());
  const rate = parseVatRate(word);
  const { standard, reduced, lodging } = vatRatesOn(today);
  const rates: Record<VatClass, number> = { normal: standard, reduced, lodging, none: 0 };
  const isMeant = (known: VatClass) =>
    known === word || WORDS[known].includes(word) || (rate !== null && rates[known] === rate);
  return VAT_CLASSES.find(isMeant) ?? text;
}
