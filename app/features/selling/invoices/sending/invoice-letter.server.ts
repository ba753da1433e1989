import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { textsFor } from "#app/features/selling/invoices/texts/country-texts.ts";
import type { OwnTexts } from "#app/features/selling/invoices/texts/own-texts.ts";
import {
  type PaperLetter,
  paperLetter,
  type WantedLetter,
} from "#app/features/selling/papers/sending/paper-letter.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { letterTemplate } from "./letter-template.ts";

export function invoiceLetter(invoice: Invoice, texts: OwnTexts, wanted: WantedLetter = {}): PaperLetter {
  const language = wanted.language ?? invoice.language;
  const t = translator(language);
  const own = textsFor(texts, { country: invoice.recipient.country, language });
  const { subject, message } = letterTemplate(t, invoice, { language, own });
  return paperLetter(t, invoice.recipient, { language, subject, message }, wanted);
}
