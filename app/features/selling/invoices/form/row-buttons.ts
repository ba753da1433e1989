import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { blankRow } from "./blank-row.ts";

/** Moves one entry; out of bounds nothing changes. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const copy = [...rows];
  if (from < 0 || from >= copy.length || to < 0 || to >= copy.length) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}

/**
 * Applies a row button (`add`; `remove`, `copy`, `up`, `down` = index); null when another button was pressed.
 */
export function withRowButton(values: FormValues, vatRate: string): FormValues | null {
  const rows = Array.isArray(values.items) ? values.items : [];
  const changed = pressed(values, rows, vatRate);
  return changed && { ...values, items: changed.slice(0, MAX_ITEMS) };
}

function pressed(values: FormValues, rows: FormValues[], vatRate: string): FormValues[] | null {
  const at = (name: string) => rows.findIndex((_, index) => String(index) === values[name]);
  if ("add" in values) return [...rows, blankRow(vatRate)];
  if ("copy" in values) return rows.flatMap((row, index) => (index === at("copy") ? [row, row] : [row]));
  if ("up" in values) return moved(rows, at("up"), at("up") - 1);
  if ("down" in values) return moved(rows, at("down"), at("down") + 1);
  if (!("remove" in values)) return null;
  const left = rows.filter((_, index) => index !== at("remove"));
  return left.length ? left : [blankRow(vatRate)];
}
