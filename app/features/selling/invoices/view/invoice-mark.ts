import { formatDay } from "#app/swiss/dates.ts";
import type {
  InvoiceDocument,
  InvoiceMark,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";

const MARKED = ["draft", "cancelled", "withdrawn", "credited", "written_off"] as const;

/** Null for an invoice that is waiting to be paid. */
export function markOf(invoice: { status: InvoiceStatus; paidOn: string | null }): InvoiceMark | null {
  const { status, paidOn } = invoice;
  if (status === "paid" && paidOn) return { kind: "paid", on: paidOn };
  const kind = MARKED.find((marked) => marked === status);
  return kind ? { kind } : null;
}

export function markText({ mark, language }: InvoiceDocument, messages: InvoiceMessages): string {
  if (mark === null) return "";
  if (mark.kind === "paid") return messages.say("paidOn", { date: formatDay(mark.on, language) });
  if (mark.kind === "draft") return messages.say("draft");
  if (mark.kind === "test") return messages.say("testMark");
  if (mark.kind === "withdrawn") return messages.say("withdrawnMark");
  // A client still owes what was written off; only the business has given it up.
  if (mark.kind === "written_off") return "";
  return messages.say(mark.kind === "credited" ? "creditedMark" : "cancelled");
}
