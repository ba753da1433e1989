import type { Translate } from "#app/platform/i18n/messages.ts";
import type { JournalBooking } from "./journal.server.ts";

type Said = Pick<JournalBooking, "name" | "reverses"> & { kind: JournalBooking["kind"] | "fee_payment" };

/** `Invoice, Muster AG`, as each booking says what it is; `Taken back: Invoice, Muster AG` where it ends another. */
export function bookingText({ kind, name, reverses }: Said, t: Translate): string {
  const word = t(`journal:kind.${kind}`);
  const text = name ? t("journal:of", { word, name }) : word;
  return reverses === null ? text : t("journal:takenBack", { text });
}
