import {
  FONT_SIZE_CHOICES,
  marginRange,
  SIDES,
  type TypedDesign,
} from "#app/features/selling/design/design-form.ts";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { senderLine } from "#app/features/selling/invoices/view/address-lines.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";

/** The sample invoice as the PDF will be, but for line breaks. */
export function DesignPreview({ sheet, typed }: { sheet: InvoiceSheetView; typed: TypedDesign }) {
  const { typeface, window } = typed;
  const { name, lines } = sheet.sender;
  const line = typed.senderLine ? senderLine(name, lines) : "";
  return (
    <div className="design-preview" data-measures={JSON.stringify(measures(typed))}>
      <InvoiceSheet sheet={{ ...sheet, typeface, window, senderLine: line }} isTrue />
    </div>
  );
}

/** Lengths in mm, the type as a share of the usual size. What cannot be saved is left as it usually is. */
function measures({ fontSize, margins }: TypedDesign): Record<string, number> {
  const sides = SIDES.map((side) => {
    const value = Number(margins[side]);
    const { min, max } = marginRange(side);
    const fits = Number.isInteger(value) && value >= min && value <= max;
    return [`--margin-${side}`, fits ? value : DEFAULT_DESIGN.margins[side]] as const;
  });
  const size = FONT_SIZE_CHOICES.includes(fontSize) ? Number(fontSize) : DEFAULT_DESIGN.fontSize;
  return { ...Object.fromEntries(sides), "--type": size / DEFAULT_DESIGN.fontSize };
}
