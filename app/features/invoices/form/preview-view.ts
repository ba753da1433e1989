import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { SlipView } from "#app/features/invoices/view/invoice-sheet-view.ts";

export interface PreviewView {
  slip: SlipView | null;
  errors: FieldMessage[];
}
