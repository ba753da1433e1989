import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import { saysDays } from "#app/features/selling/invoices/view/supplied-until.ts";
import { formatServicePeriod } from "#app/features/selling/invoices/view/service-period.ts";
import { itemTotal } from "#app/features/selling/invoices/pricing/totals.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { addDays, type Day, daysBetween, parseDay } from "#app/swiss/dates.ts";
import { formatAmount, parseAmount, type Rappen, shareOf } from "#app/swiss/money.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";
import { formatVatRate, parseVatRate, type VatRate } from "#app/swiss/vat.ts";
import { rateWarnings } from "#app/swiss/vat/rate-warnings.ts";
import { isSplitAt, ratesAround } from "#app/swiss/vat/statutory-rates.ts";
import { readableDiscount } from "./draft-totals.ts";

interface Split {
  from: Day;
  day: Day;
  to: Day;
}

/** Where rates change within the days of service; null where nothing is to be split, or there is no room. */
export function splitOf(values: FormValues): Split | null {
  return planned(values)?.split ?? null;
}

/** Splits each row over the change: the days before it at the old rate, those from it on at the new one. */
export function splitRows(values: FormValues): FormValues {
  const plan = planned(values);
  return plan ? { ...values, items: plan.items, splitOn: plan.split.day } : values;
}

function planned(values: FormValues): { split: Split; items: FormValues[] } | null {
  const [from, to] = [parseDay(textOf(values.serviceFrom)), parseDay(textOf(values.serviceTo))];
  const rows = rowsOf(values);
  if (!from || !to) return null;
  const rated = ratesOf(values).map((vatRate) => ({ vatRate }));
  const change = rateWarnings({ serviceFrom: from, serviceTo: to, issueDate: to, items: rated }).find(
    ({ kind }) => kind === "change",
  );
  if (change?.kind !== "change") return null;
  const split = { from, day: change.day, to };
  const items = rows.flatMap((row) => partsOf(row, split, values));
  return items.length > rows.length && items.length <= MAX_ITEMS ? { split, items } : null;
}

function rowsOf({ items }: FormValues): FormValues[] {
  return Array.isArray(items) ? items : [];
}

function ratesOf(values: FormValues): VatRate[] {
  return rowsOf(values).flatMap(({ vatRate }) => parseVatRate(textOf(vatRate)) ?? []);
}

function partsOf(row: FormValues, split: Split, values: FormValues): FormValues[] {
  const rate = parseVatRate(textOf(row.vatRate));
  const rates = rate === null ? null : ratesAround(rate, split.day);
  if (rate === null || !rates || isSplitAt(split.day, rate, ratesOf(values))) return [row];
  const language = isLocale(values.language) ? values.language : FALLBACK_LOCALE;
  const details = textOf(row.details).trim();
  const before = formatServicePeriod(split.from, addDays(split.day, -1), language);
  const after = formatServicePeriod(split.day, split.to, language);
  const amounts = saysDays(details, before) || saysDays(details, after) ? null : amountsOf(row, split);
  if (!amounts) return [row];
  const part = (amount: FormValues, vatRate: VatRate, days: string) => ({
    ...row,
    ...amount,
    vatRate: formatVatRate(vatRate),
    details: [details, days].filter(Boolean).join("\n"),
  });
  return [part(amounts[0], rates.before, before), part(amounts[1], rates.after, after)];
}

/** Amounts in proportion of the days, by price where both then come to the whole, else each as one amount. */
function amountsOf(row: FormValues, { from, day, to }: Split): [FormValues, FormValues] | null {
  const quantity = parseQuantity(textOf(row.quantity));
  const unitPrice = parseAmount(textOf(row.unitPrice));
  if (quantity === null || unitPrice === null) return null;
  const discount = readableDiscount(row.discount);
  const parted = (amount: Rappen): [Rappen, Rappen] => {
    const first = shareOf(amount, daysBetween(from, day), daysBetween(from, to) + 1);
    return [first, amount - first];
  };
  const total = itemTotal({ quantity, unitPrice, discount });
  const prices = parted(unitPrice);
  const sums = prices.map((price) => itemTotal({ quantity, unitPrice: price, discount }));
  const isExact = total === sums.reduce((sum, one) => sum + one, 0);
  const [first, second] = isExact ? prices : parted(total);
  const single: FormValues = isExact ? {} : { quantity: "1", unit: "", discount: "" };
  return [
    { ...single, unitPrice: formatAmount(first) },
    { ...single, unitPrice: formatAmount(second) },
  ];
}
