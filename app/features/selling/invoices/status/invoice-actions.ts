import { type InvoiceStatus, isVoid } from "#app/features/selling/invoices/fields/invoice.ts";
import { type PrintKind, PRINT_KINDS } from "#app/features/selling/papers/print-kind.ts";
import { PAPERS, requireAllowed } from "#app/features/selling/papers/kinds.ts";

export const INVOICE_ACTIONS = [
  "edit",
  "send",
  "sendAgain",
  "markSent",
  "deposit",
  "markPaid",
  "recordPayment",
  "markUnpaid",
  "markOverdue",
  "cancel",
  "creditNote",
  "writeOff",
  "withdraw",
  "duplicate",
  "saveAsTemplate",
  "delete",
] as const;

export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

const MAY: Record<InvoiceStatus, readonly InvoiceAction[]> = {
  ...PAPERS.invoice.may,
  ...PAPERS.credit_note.may,
};

export function allows(status: InvoiceStatus, action: InvoiceAction): boolean {
  return MAY[status].includes(action);
}

/** @throws AppError `invoice.locked` for edits, else `invoice.transition_not_allowed` */
export function requireAction(status: InvoiceStatus, action: InvoiceAction): void {
  requireAllowed("invoice", action, allows(status, action));
}

export function sendAction(status: InvoiceStatus): "send" | "sendAgain" {
  return status === "draft" ? "send" : "sendAgain";
}

/** The prints of what is to be delivered; a credit note has none. */
export function printsOf(status: InvoiceStatus): readonly PrintKind[] {
  return isVoid(status) || status === "issued" ? [] : PRINT_KINDS;
}
