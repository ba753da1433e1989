import { decimalFromNumber, decimalText, decimalToNumber, parseDecimal } from "#app/swiss/decimal.ts";
import {
  type Currency,
  formatAmount,
  isCurrency,
  parseAmount,
  type Rappen,
  shareOf,
} from "#app/swiss/money.ts";

/** Either hundredths of a percent, above 0 and at most 10000, or Rappen, above 0. */
type Discount = { label: string } & ({ percent: number } | Amount);

interface Amount {
  amount: Rappen;
  /** Where it is typed: it is refused on an invoice in the other. */
  currency?: Currency;
}

const WHOLE = 10_000;

export const MAX_LABEL = 50;

const TYPED = /^(?:(CHF|EUR)\s*)?(\d(?:[\d.,'’]*\d)?)\s*(%|CHF|EUR)?(?:\s+(.*))?$/i;

/**
 * `10 % Treuerabatt` or `50.00 Treuerabatt`: with a percent sign it is a part, without one an amount; what follows is
 * its name. Undefined for no or an empty discount, null for what is none.
 */
export function parseDiscount(text: string): Discount | undefined | null {
  const plain = text.trim();
  if (plain === "") return undefined;
  const [, currency, figure = "", unit = "", label = ""] = TYPED.exec(plain) ?? [];
  if (figure === "" || /^[%\d]/.test(label)) return null;
  if (unit === "%") return currency ? null : percentDiscount(parseDecimal(figure, 2), label);
  if (currency && unit) return null;
  const discount = amountDiscount(parseAmount(figure), label);
  const typed = (currency ?? unit).toUpperCase();
  return discount && isCurrency(typed) ? { ...discount, currency: typed } : discount;
}

/** A discount from the numbers of JSON: percent with at most 2 decimals, or francs. */
export function discountFromNumbers(
  { percent, amount }: { percent?: number | undefined; amount?: number | undefined },
  label: string,
): Discount | undefined | null {
  if ((percent === undefined) === (amount === undefined) || /^[%\d]/.test(label)) return null;
  if (percent !== undefined) return percentDiscount(decimalFromNumber(percent, 2), label);
  return amountDiscount(decimalFromNumber(amount!, 2), label);
}

function percentDiscount(percent: number | null, label: string): Discount | undefined | null {
  if (percent === null || percent > WHOLE) return null;
  return percent === 0 ? undefined : { percent, label };
}

function amountDiscount(amount: Rappen | null, label: string): Discount | undefined | null {
  if (amount === null) return null;
  return amount === 0 ? undefined : { amount, label };
}

/** The discount as it is stored and typed; `parseDiscount` reads it again. Empty for none. */
export function discountText(discount: Discount | undefined): string {
  if (!discount) return "";
  const currency = "amount" in discount ? discount.currency : "";
  return [currency, discountFigure(discount), discount.label].filter(Boolean).join(" ");
}

/** `10%` or `50.00`. */
export function discountFigure(discount: Discount): string {
  if ("amount" in discount) return formatAmount(discount.amount);
  return `${decimalText(discount.percent, 2).replace(/\.?0+$/, "")}%`;
}

/** `Treuerabatt 10 %`; an amount is not said twice. */
export function discountName(text: string, word: string): string {
  const discount = storedDiscount(text);
  const name = discount?.label || word;
  return discount && "percent" in discount
    ? `${name} ${discountFigure(discount).replace("%", "\u00a0%")}`
    : name;
}

/** @param text as stored; empty for none */
export function storedDiscount(text: string): Discount | undefined {
  return parseDiscount(text) ?? undefined;
}

/** Whether it was typed in another currency than this one. */
export function isDiscountElsewhere(currency: Currency, text: string): boolean {
  const discount = storedDiscount(text);
  return discount !== undefined && "amount" in discount && (discount.currency ?? currency) !== currency;
}

/** The discount on this sum in Rappen; it may be more than the sum. */
export function discountOn(sum: Rappen, text: string): Rappen {
  const discount = storedDiscount(text);
  if (!discount) return 0;
  if ("amount" in discount) return discount.amount;
  return shareOf(sum, discount.percent, WHOLE);
}

export function discountJson(text: string) {
  const discount = storedDiscount(text);
  if (!discount) return undefined;
  const { label } = discount;
  const figure =
    "amount" in discount
      ? { amount: decimalToNumber(discount.amount, 2) }
      : { percent: decimalToNumber(discount.percent, 2) };
  return { ...figure, ...(label ? { label } : {}) };
}
