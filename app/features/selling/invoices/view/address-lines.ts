import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { Address, Recipient, Sender } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { countryName } from "#app/swiss/countries.ts";
import { formatPhone } from "#app/swiss/phone.ts";

interface Letter {
  sender: Sender;
  recipient: Pick<Recipient, "name" | "contact" | keyof Address>;
  language: Locale;
}

function senderLines({ sender, language }: Pick<Letter, "sender" | "language">): string[] {
  const isAbroad = !["", "CH"].includes(sender.country);
  const country = isAbroad ? countryName(sender.country, language) : "";
  return [...addressLines(sender), country, sender.phone && formatPhone(sender.phone), sender.email].filter(
    Boolean,
  );
}

/** The texts at the top, in one line of name, street and town where the design asks for it. */
export function senderTexts(letter: Pick<Letter, "sender" | "language">, design: InvoiceDesign) {
  const { name } = letter.sender;
  const lines = senderLines(letter);
  return { sender: { name, lines }, senderLine: design.senderLine ? senderLine(name, lines) : "" };
}

export function senderLine(name: string, lines: readonly string[]): string {
  return [name, ...lines.slice(0, 2)].filter(Boolean).join(" · ");
}

/** The country is named where it is not the sender's own. */
export function recipientLines({ sender, recipient, language }: Letter): string[] {
  const isAbroad = !["", sender.country || "CH"].includes(recipient.country);
  const country = isAbroad ? countryName(recipient.country, language).toUpperCase() : "";
  return [recipient.name, recipient.contact, ...addressLines(recipient), country].filter(Boolean);
}

function addressLines({ street, buildingNumber, postalCode, city }: Address): string[] {
  return [`${street} ${buildingNumber}`.trim(), `${postalCode} ${city}`.trim()];
}
