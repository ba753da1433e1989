import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { SlipView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import type { InvoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";

export interface PreviewView {
  sheet: InvoiceView;
  /** Where each row of the sheet stands in the form, from 0: blank rows are not drawn. */
  rows: number[];
  /** Null as long as there are errors. */
  slip: SlipView | null;
  errors: FieldMessage[];
  notes: string[];
  /** Says what the button does that splits rows over a change of rates; empty without one. */
  split: string;
}
