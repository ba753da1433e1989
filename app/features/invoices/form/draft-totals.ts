import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { lineTotal, parseAmount, type Rappen } from "#app/swiss/money.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { quantityStepProblem } from "#app/features/invoices/document/units.ts";
import { type Totals, totalsOf } from "#app/features/invoices/invoice.ts";

export interface DraftTotals extends Totals {
  /** Null where the figures of a row cannot be read yet. */
  lines: (Rappen | null)[];
  /** Why a readable quantity will be refused, row by row. */
  quantityProblems: ("whole" | "decimals" | null)[];
}

/** Computed like those of the invoice; rows that cannot be read count as nothing. */
export function draftTotals(values: FormValues): DraftTotals {
  const rows = Array.isArray(values.items) ? values.items : [];
  const lines = rows.map((row) => ({ total: rowTotal(row), vatRate: parseVatRate(textOf(row.vatRate)) }));
  const readable = lines.flatMap(({ total, vatRate }) =>
    total === null || vatRate === null ? [] : [{ total, vatRate }],
  );
  return {
    ...totalsOf(readable),
    lines: lines.map((line) => line.total),
    quantityProblems: rows.map(quantityProblem),
  };
}

function rowTotal(row: FormValues): Rappen | null {
  const quantity = parseQuantity(textOf(row.quantity));
  const unitPrice = parseAmount(textOf(row.unitPrice));
  return quantity === null || unitPrice === null ? null : lineTotal(quantity, unitPrice);
}

function quantityProblem(row: FormValues): "whole" | "decimals" | null {
  const quantity = parseQuantity(textOf(row.quantity));
  return quantity === null ? null : quantityStepProblem(quantity, textOf(row.unit));
}
