import { type CatalogueItem, catalogueName } from "./catalogue-item.ts";
import type { VatClass } from "./vat-class.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Day } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { formatVatRate, includedVat, vatAmount, type VatRate } from "#app/swiss/vat.ts";
import { vatRatesOn } from "#app/swiss/vat/statutory-rates.ts";

/** The invoice that a row is for. */
export interface RowAround {
  language: Locale;
  day: Day;
  pricesIncludeVat: boolean;
  /** Without a VAT number there is no VAT (MWSTG Art. 27). */
  isRegistered: boolean;
}

export type CatalogueRowValues = Record<
  "description" | "details" | "unit" | "unitPrice" | "vatRate" | "zeroRateReason",
  string
>;

/** The values as the form takes them; copied, never linked. */
export function catalogueRowValues(item: CatalogueItem, around: RowAround): CatalogueRowValues {
  const rate = around.isRegistered ? vatRateOf(item.vatClass, around.day) : 0;
  return {
    description: catalogueName(item.name, around.language),
    details: item.description,
    unit: item.unit,
    unitPrice: formatAmount(priceFor(item, rate, around.pricesIncludeVat)),
    vatRate: formatVatRate(rate),
    zeroRateReason: around.isRegistered ? item.zeroRateReason : "",
  };
}

export function vatRateOf(vatClass: VatClass, day: Day): VatRate {
  const { standard, reduced, lodging } = vatRatesOn(day);
  return { normal: standard, reduced, lodging, none: 0 }[vatClass];
}

/** The price of one piece, with VAT or without as the invoice has its prices; rounded half away from zero. */
function priceFor(item: CatalogueItem, rate: VatRate, includesVat: boolean): Rappen {
  const { unitPrice, pricesIncludeVat } = item;
  if ((pricesIncludeVat === 1) === includesVat) return unitPrice;
  return includesVat ? unitPrice + vatAmount(unitPrice, rate) : unitPrice - includedVat(unitPrice, rate);
}
