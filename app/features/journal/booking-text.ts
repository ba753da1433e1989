import type { Translate } from "#app/platform/i18n/messages.ts";
import type { JournalFact } from "./bookings.ts";

/** `Invoice, Muster AG`, as each booking of a fact says what it is. */
export function bookingText({ kind, name }: Pick<JournalFact, "kind" | "name">, t: Translate): string {
  const word = t(`journal:kind.${kind}`);
  return name ? t("journal:of", { word, name }) : word;
}
