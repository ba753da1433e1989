import { findBrand } from "#app/features/selling/design/brand.server.ts";
import type { Brand } from "#app/features/selling/design/brand.ts";
import { withLinkToSend } from "#app/features/selling/invoices/link/give-link.server.ts";
import { textsFor } from "#app/features/selling/invoices/texts/country-texts.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { OwnTexts } from "#app/features/selling/invoices/texts/own-texts.ts";
import { greetingsOf } from "#app/features/selling/papers/sending/greeting.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { fromName, pdfName } from "#app/features/selling/papers/sending/letter-email.ts";
import { automaticLines } from "./invoice-email.ts";
import { letterTemplate } from "./letter-template.ts";
import { type FullLetter, type Letters, isUntouched, letterLanguage, untouchedIn } from "./letter-words.ts";

interface Own {
  texts: OwnTexts;
  replyTo: string;
  brand: Brand;
}

/** The letters with the client's link as it will be once the e-mail is sent. */
export async function findInvoiceLetters(ctx: UserContext, invoice: Invoice): Promise<Letters> {
  const linked = await withLinkToSend(ctx, invoice);
  const own = { texts: await findOwnTexts(ctx), replyTo: ctx.user.email, brand: await findBrand(ctx) };
  return Object.fromEntries(
    LOCALES.map((language) => [language, letterIn(language, linked, own)]),
  ) as Letters;
}

function letterIn(language: Locale, invoice: Invoice, { texts, ...letter }: Own): FullLetter {
  const t = translator(language);
  const isDraft = invoice.status === "draft";
  return {
    ...letterTemplate(t, invoice, {
      language,
      own: textsFor(texts, { country: invoice.recipient.country, language }),
    }),
    // The e-mail makes its language the draft's own.
    ...automaticLines(t, isDraft ? { ...invoice, language } : invoice, { language, ...letter }),
    from: fromName(t, invoice.sender.name, letter.brand),
    greetings: greetingsOf(t, invoice.recipient),
    attachment: pdfName(documentTitle(t, invoice)),
  };
}

/** A question, where somebody has edited the texts of another language. Null when the e-mail can be sent. */
export function wordsInstead(
  letters: Letters,
  values: FormValues,
  own: Locale,
): { values: FormValues; code: "field.words_rewritten" | "field.words_edited" | null } | null {
  const language = letterLanguage(values, own);
  const { subject, message } = letters[language];
  const inLanguage = { ...values, subject, message, language, wordsLanguage: language };
  if ("useLanguage" in values) return { values: inLanguage, code: null };
  const typed = { subject: textOf(values.subject), message: textOf(values.message) };
  if (isUntouched(letters[language], typed)) return null;
  if (untouchedIn(letters, typed)) return { values: inLanguage, code: "field.words_rewritten" };
  if ("keepWords" in values) return null;
  return isOtherLanguage(values.wordsLanguage, language) ? { values, code: "field.words_edited" } : null;
}

/** While its language is chosen: edited texts are asked about by what is left as it was. */
export function wordsShown(letters: Letters, values: FormValues, own: Locale): FormValues {
  const instead = wordsInstead(letters, values, own);
  return instead?.values ?? { ...values, wordsLanguage: letterLanguage(values, own) };
}

/** A caller who does not say which language was shown means what they wrote. */
function isOtherLanguage(written: FormValues[string] | undefined, language: Locale): boolean {
  return isLocale(written) && written !== language;
}
