import type {
  InvoiceDocument,
  InvoiceItem,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { normaliseVatNumber } from "#app/swiss/uid.ts";

/** UNCL 5305: standard, exempt, export, outside the scope, and 0 % for a reason that nobody has said. */
export type VatCategory = "S" | "E" | "G" | "O" | "Z";

/** `O` stands alone in a document (BR-O-11 to 14), so that a row abroad beside others is exempt, with its reason. */
export function vatCategories({
  items,
  sender,
}: Pick<InvoiceDocument, "items" | "sender">): (item: InvoiceItem) => VatCategory {
  const isMadeAbroad = ({ vatRate, zeroRateReason }: InvoiceItem) =>
    vatRate === 0 && zeroRateReason === "abroad";
  const isOutside = sender.vatNumber === "" || items.every(isMadeAbroad);
  return ({ vatRate, zeroRateReason }) => {
    if (vatRate > 0) return "S";
    if (isOutside) return "O";
    if (zeroRateReason === "export") return "G";
    return zeroRateReason === "" ? "Z" : "E";
  };
}

/** The id with its country first, as BT-31 wants it; empty for none, and for text that is no VAT number. */
export function vatIdOf({ vatNumber }: { vatNumber: string }): string {
  return (normaliseVatNumber(vatNumber) ?? "").replace(/[-. ]/g, "");
}
