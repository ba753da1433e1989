import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { SlipView } from "#app/features/invoices/view/invoice-sheet-view.ts";

/** What the form's page shows of a preview. */
export interface PreviewView {
  slip: SlipView | null;
  /** At the form's fields. */
  errors: FieldMessage[];
}
