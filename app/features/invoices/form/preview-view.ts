import type { FieldMessage } from "#app/platform/field-errors.server.ts";
import type { SlipView } from "#app/features/invoices/invoice-paper.ts";

/** What the form's page shows of a preview. */
export interface PreviewView {
  slip: SlipView | null;
  /** At the form's fields. */
  errors: FieldMessage[];
}
