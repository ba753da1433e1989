import { type Locale } from "#app/platform/i18n/locale.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import type { Delivery } from "./deliveries.server.ts";
import type { InvoiceStatus } from "#app/features/invoices/invoice.ts";

export interface DeliveryNote {
  tone: "good" | "bad" | "note";
  key: string;
  params: { recipient: string; date: string; error: string };
  isMoving: boolean;
  isStuck: boolean;
}

/** Null when none was sent, or the invoice is paid or cancelled. */
export function deliveryNote(
  delivery: Delivery | null,
  status: InvoiceStatus,
  locale: Locale,
): DeliveryNote | null {
  if (!delivery || (status !== "sent" && status !== "overdue")) return null;
  const { state, errorText } = delivery;
  const recipient = [delivery.recipient, delivery.cc].filter(Boolean).join(", ");
  const isStuck = state === "failed" || state === "uncertain";
  return {
    tone: isStuck ? "bad" : state === "sent" ? "good" : "note",
    key: `sending:delivery.${wordOf(delivery)}`,
    params: { recipient, date: formatInstant(delivery.at, locale), error: errorText },
    isMoving: state === "queued" || state === "sending",
    isStuck,
  };
}

function wordOf({ state, errorCode, errorText }: Delivery): string {
  if (state === "queued") return errorCode ? "retrying" : "queued";
  if (state !== "failed") return state;
  if (errorText) return "refused";
  return errorCode === "unreachable" || errorCode === "withdrawn" ? errorCode : "failed";
}
