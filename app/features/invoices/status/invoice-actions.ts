import { AppError } from "#app/platform/errors.ts";
import type { InvoiceStatus } from "#app/features/invoices/invoice.ts";

export const INVOICE_ACTIONS = [
  "edit",
  "send",
  "sendAgain",
  "markSent",
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

/** Rule 16. */
const ALLOWED: Record<InvoiceStatus, readonly InvoiceAction[]> = {
  draft: ["edit", "send", "markSent", "cancel", "duplicate", "saveAsTemplate", "delete"],
  sent: [
    "sendAgain",
    "markPaid",
    "recordPayment",
    "cancel",
    "creditNote",
    "writeOff",
    "duplicate",
    "saveAsTemplate",
    "delete",
  ],
  overdue: [
    "sendAgain",
    "markPaid",
    "recordPayment",
    "markOverdue",
    "cancel",
    "creditNote",
    "writeOff",
    "duplicate",
    "saveAsTemplate",
    "delete",
  ],
  paid: ["markUnpaid", "creditNote", "duplicate", "saveAsTemplate", "delete"],
  credited: ["duplicate", "saveAsTemplate", "delete"],
  written_off: ["recordPayment", "duplicate", "saveAsTemplate", "delete"],
  cancelled: ["duplicate", "saveAsTemplate", "delete"],
  issued: ["sendAgain", "withdraw"],
  withdrawn: [],
};

export function allows(status: InvoiceStatus, action: InvoiceAction): boolean {
  return ALLOWED[status].includes(action);
}

/** @throws AppError `invoice.locked` for edits, else `invoice.transition_not_allowed` */
export function requireAction(status: InvoiceStatus, action: InvoiceAction): void {
  if (allows(status, action)) return;
  throw new AppError(action === "edit" ? "invoice.locked" : "invoice.transition_not_allowed");
}

export function sendAction(status: InvoiceStatus): "send" | "sendAgain" {
  return status === "draft" ? "send" : "sendAgain";
}
