import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

/** A credit note, and the drawing of a paid or cancelled invoice, must not ask for money. */
export function asksForPayment({ kind, mark }: Pick<InvoiceDocument, "kind" | "mark">): boolean {
  if (!PAPERS[kind].hasSlip) return false;
  return mark === null || mark.kind === "draft" || mark.kind === "test";
}
