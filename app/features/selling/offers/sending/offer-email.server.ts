import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import {
  type EmailedLetter,
  paperEmail,
  pdfAttachment,
} from "#app/features/selling/papers/sending/letter-email.ts";
import {
  mailWords,
  type PaperLetter,
  paperLetter,
  type WantedLetter,
} from "#app/features/selling/papers/sending/paper-letter.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";

export function offerLetter(offer: Offer, wanted: WantedLetter = {}): PaperLetter {
  const { recipient, number, sender, total, validUntil, state } = offer;
  const language = state === "draft" ? (wanted.language ?? offer.language) : offer.language;
  const t = translator(language);
  const words = mailWords(t, "offer", {
    number,
    sender: sender.name,
    amount: formatChf(total),
    validUntil: formatDay(validUntil, language),
  });
  return paperLetter(t, recipient, { language, ...words }, wanted);
}

export function offerEmail(
  offer: Offer,
  letter: EmailedLetter & { language: Locale },
  pdf: Uint8Array,
): Omit<Email, "id" | "to" | "cc"> {
  const { number, total, validUntil, sender, publicUrl } = offer;
  const t = translator(letter.language);
  const facts = [
    { label: t("emails:offer.number"), value: number },
    { label: t("emails:offer.amount"), value: formatChf(total), isAmount: true },
    { label: t("emails:offer.validUntil"), value: formatDay(validUntil, letter.language) },
  ];
  const online = publicUrl ? { label: t("emails:offer.online"), value: publicUrl } : null;
  const attachments = [pdfAttachment(offerTitle(t, offer), pdf)];
  return paperEmail(t, { sender: sender.name, facts, online }, letter, attachments);
}
