import { type Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import type { Delivery } from "#app/features/papers/sending/deliveries.server.ts";
import { allows } from "#app/features/invoices/status/invoice-actions.ts";
import type { InvoiceStatus } from "#app/features/invoices/fields/invoice.ts";

export interface DeliveryNote {
  tone: "good" | "bad" | "note";
  text: string;
  isMoving: boolean;
  isStuck: boolean;
}

/** Null when none was sent, or the invoice is paid or cancelled. */
export function deliveryNote(
  delivery: Delivery | null,
  status: InvoiceStatus,
  locale: Locale,
  t: Translate,
): DeliveryNote | null {
  return allows(status, "sendAgain") ? deliveryNoteOf(delivery, locale, t) : null;
}

export function deliveryNoteOf(delivery: Delivery | null, locale: Locale, t: Translate): DeliveryNote | null {
  if (!delivery) return null;
  const { state, errorText, cc } = delivery;
  const key = wordOf(delivery);
  const recipient = key === "copyRefused" || !cc ? delivery.recipient : `${delivery.recipient}, ${cc}`;
  const isStuck = state === "failed" || state === "uncertain";
  const params = { recipient, copy: cc, date: formatInstant(delivery.at, locale), error: errorText };
  return {
    tone: isStuck ? "bad" : key === "sent" ? "good" : "note",
    text: t([`sending:delivery.${key}`], params),
    isMoving: state === "queued" || state === "sending",
    isStuck,
  };
}

const OF_THEIR_OWN = ["unreachable", "withdrawn", "undone"];

function wordOf({ state, errorCode, errorText }: Delivery): string {
  if (state === "queued") return errorCode ? "retrying" : "queued";
  if (state === "sent" && errorCode === "copy_refused") return "copyRefused";
  if (state !== "failed") return state;
  if (errorText) return "refused";
  return OF_THEIR_OWN.includes(errorCode) ? errorCode : "failed";
}
