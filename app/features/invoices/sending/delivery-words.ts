import { type Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import type { Delivery } from "#app/features/papers/sending/deliveries.server.ts";
import type { PaperNoun } from "#app/features/papers/kinds.ts";
import { HELD_BACK_UNSAID, heldBackOf } from "#app/features/papers/sending/held-back.ts";
import { allows } from "#app/features/invoices/status/invoice-actions.ts";
import type { InvoiceStatus } from "#app/features/invoices/fields/invoice.ts";

export interface DeliveryNote {
  tone: "good" | "bad" | "note";
  text: string;
  isMoving: boolean;
  isStuck: boolean;
}

/** Of an invoice that is closed: no more than what is on its way, and what was held back and why. */
export function deliveryNote(
  delivery: Delivery | null,
  status: InvoiceStatus,
  locale: Locale,
  t: Translate,
): DeliveryNote | null {
  if (!delivery) return null;
  const note = deliveryNoteOf(delivery, locale, t);
  return allows(status, "sendAgain") || note?.isMoving || isHeldBack(delivery) ? note : null;
}

export function deliveryNoteOf(
  delivery: Delivery | null,
  locale: Locale,
  t: Translate,
  noun: PaperNoun = "invoice",
): DeliveryNote | null {
  if (!delivery) return null;
  const { state, errorText, cc } = delivery;
  const key = wordOf(delivery);
  const recipient = key === "copyRefused" || !cc ? delivery.recipient : `${delivery.recipient}, ${cc}`;
  const isStuck = state === "failed" || state === "uncertain";
  const params = { recipient, copy: cc, date: formatInstant(delivery.at, locale), error: errorText };
  const words = key === "withdrawn" && noun === "offer" ? "withdrawnOffer" : key;
  return {
    tone: isStuck ? "bad" : key === "sent" ? "good" : "note",
    text: heldBackText(delivery, recipient, t) ?? t([`sending:delivery.${words}`], params),
    isMoving: state === "queued" || state === "sending",
    isStuck,
  };
}

export function isHeldBack({ state, errorCode }: Pick<Delivery, "state" | "errorCode">): boolean {
  return state === "failed" && (heldBackOf(errorCode) !== null || errorCode === HELD_BACK_UNSAID);
}

function heldBackText({ state, errorCode }: Delivery, recipient: string, t: Translate): string | null {
  const code = state === "failed" ? heldBackOf(errorCode) : null;
  if (!code) return null;
  const words = { reason: t(`sending:heldBack.${code}`), next: t(`sending:heldBackNext.${code}`) };
  return t("sending:delivery.heldBack", { recipient, ...words });
}

const OF_THEIR_OWN = ["unreachable", HELD_BACK_UNSAID, "undone"];

function wordOf({ state, errorCode, errorText }: Delivery): string {
  if (state === "queued") return errorCode ? "retrying" : "queued";
  if (state === "sent" && errorCode === "copy_refused") return "copyRefused";
  if (state !== "failed") return state;
  if (errorText) return "refused";
  return OF_THEIR_OWN.includes(errorCode) ? errorCode : "failed";
}
