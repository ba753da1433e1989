import type { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { NamesOf } from "#app/platform/forms/field-record.ts";

/** A new row of the form. Browsers add rows too, and bring no rules along. */
export function blankRow(vatRate: string): Record<NamesOf<typeof itemFields, "form">, string> {
  return {
    description: "",
    quantity: "1",
    unit: "",
    unitPrice: "",
    vatRate,
    zeroRateReason: "",
    discount: "",
    details: "",
  };
}

/** Nothing but the usual figures stands in it. */
export function isBlankRow(row: FormValues | undefined): boolean {
  return (
    !row ||
    [row.description, row.unit, row.unitPrice, row.discount, row.details].every(
      (value) => textOf(value).trim() === "",
    )
  );
}
