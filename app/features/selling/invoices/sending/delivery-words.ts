import { type Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { addressesOf, joinAddresses } from "#app/platform/mail/addresses.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import type { Delivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { PaperNoun } from "#app/features/selling/papers/kinds.ts";
import { HELD_BACK_UNSAID, heldBackOf } from "#app/features/selling/papers/sending/held-back.ts";
import { isLost, namedOf } from "#app/features/selling/papers/sending/reached.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";

export interface DeliveryNote {
  tone: "good" | "bad" | "note";
  text: string;
  isMoving: boolean;
  isStuck: boolean;
}

/** For a closed invoice: no more than what is on its way, and what was held back and why. */
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
  const { state, cc } = delivery;
  const key = wordOf(delivery);
  const isStuck = isLost(state);
  const recipient = namedOf(delivery);
  const params = {
    recipient,
    copy: cc,
    missed: missedText(delivery, t),
    date: formatInstant(delivery.at, locale),
    error: delivery.errorText,
  };
  const words = key === "withdrawn" && noun === "offer" ? "withdrawnOffer" : key;
  return {
    tone: isStuck ? "bad" : key === "sent" ? "good" : "note",
    text: heldBackText(delivery, recipient, t) ?? t([`sending:delivery.${words}`], params),
    isMoving: state === "queued" || state === "sending",
    isStuck,
  };
}

export function isHeldBack({ errorCode }: Pick<Delivery, "errorCode">): boolean {
  return heldBackOf(errorCode) !== null || errorCode === HELD_BACK_UNSAID;
}

function heldBackText({ state, errorCode }: Delivery, recipient: string, t: Translate): string | null {
  const code = state === "failed" ? heldBackOf(errorCode) : null;
  if (!code) return null;
  const words = { reason: t(`sending:heldBack.${code}`), next: t(`sending:heldBackNext.${code}`) };
  return t("sending:delivery.heldBack", { recipient, ...words });
}

const OF_THEIR_OWN = ["unreachable", HELD_BACK_UNSAID, "undone"];

function wordOf(delivery: Delivery): string {
  const { state, errorCode, errorText, missed } = delivery;
  if (state === "queued") return errorCode ? "retrying" : "queued";
  if (state === "sent" && missed.length > 0) return isOneCopy(delivery) ? "copyRefused" : "partly";
  if (state !== "failed") return state;
  if (errorText) return "refused";
  return OF_THEIR_OWN.includes(errorCode) ? errorCode : "failed";
}

function isOneCopy({ recipient, cc, errorText }: Delivery): boolean {
  return errorText !== "" && [recipient, cc].every((list) => addressesOf(list).length === 1);
}

/** The server's words may name them already. */
function missedText({ missed, errorCode, errorText }: Delivery, t: Translate): string {
  const names = joinAddresses(missed);
  const heldBack = heldBackOf(errorCode);
  if (heldBack) return `${names}: ${t(`sending:heldBack.${heldBack}`)}`;
  if (missed.every((address) => errorText.includes(address))) return errorText;
  return [names, errorText].filter(Boolean).join(": ");
}
