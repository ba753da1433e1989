import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { type Currency, isCurrency, parseAmount, type Rappen } from "#app/swiss/money.ts";
import { discountText, parseDiscount } from "#app/features/selling/invoices/fields/discount.ts";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { quantityStepProblem } from "#app/features/selling/invoices/fields/units.ts";
import {
  itemTotal,
  netAndVat,
  type Pricing,
  roundsIn,
  type Totals,
  totalsOf,
  totalsLess,
} from "#app/features/selling/invoices/pricing/totals.ts";

export interface DraftTotals extends Totals, Pricing {
  currency: Currency;
  /** What part invoices deduct; with VAT where prices include it. */
  deducted: Rappen;
  /** Null where the figures of a row cannot be read yet. */
  lines: (Rappen | null)[];
  atZero: boolean[];
  /** Why a readable quantity will be refused, row by row. */
  quantityProblems: ("whole" | "decimals" | null)[];
}

/** Computed like those of the invoice; rows that cannot be read count as nothing. */
export function draftTotals(
  values: FormValues,
  roundsToFive: boolean,
  deductions: readonly Deduction[] = [],
): DraftTotals {
  const rows = Array.isArray(values.items) ? values.items : [];
  const lines = rows.map((row) => ({ total: rowTotal(row), vatRate: parseVatRate(textOf(row.vatRate)) }));
  const readable = lines.flatMap(({ total, vatRate }) =>
    total === null || vatRate === null ? [] : [{ total, vatRate }],
  );
  const pricing = typedPricing(values);
  const currency = typedCurrency(values);
  const whole = totalsOf(readable, pricing, roundsIn(currency, roundsToFive));
  const { subtotal, vatTotal } = netAndVat(deductions.flatMap(({ vatRows }) => vatRows));
  return {
    ...pricing,
    currency,
    ...(totalsLess(whole, deductions) ?? whole),
    deducted: subtotal + (pricing.pricesIncludeVat ? vatTotal : 0),
    lines: lines.map((line) => line.total),
    atZero: lines.map(({ vatRate }) => vatRate === 0),
    quantityProblems: rows.map(quantityProblem),
  };
}

export function typedPricing(values: FormValues): Pricing {
  return {
    invoiceDiscount: readableDiscount(values.discount),
    pricesIncludeVat: textOf(values.pricesIncludeVat) === "on" ? 1 : 0,
  };
}

export function typedCurrency(values: FormValues): Currency {
  const typed = textOf(values.currency);
  return isCurrency(typed) ? typed : "CHF";
}

/** The discount as it would be stored; empty while it cannot be read. */
export function readableDiscount(value: FormValues[string] | undefined): string {
  return discountText(parseDiscount(textOf(value)) ?? undefined);
}

function rowTotal(row: FormValues): Rappen | null {
  const quantity = parseQuantity(textOf(row.quantity));
  const unitPrice = parseAmount(textOf(row.unitPrice));
  if (quantity === null || unitPrice === null) return null;
  return itemTotal({ quantity, unitPrice, discount: readableDiscount(row.discount) });
}

function quantityProblem(row: FormValues): "whole" | "decimals" | null {
  const quantity = parseQuantity(textOf(row.quantity));
  return quantity === null ? null : quantityStepProblem(quantity, textOf(row.unit));
}
