import { z } from "zod";
import { termDays } from "#app/features/selling/invoices/fields/term-days.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { addFieldError, optionalLine, optionalText } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { parseCountry } from "#app/swiss/countries.ts";
import { LANGUAGE_TEXT_CAPS as CAPS } from "./own-texts.ts";
import { placeholderList, unknownPlaceholder } from "./placeholders.ts";

const languageTexts = z.object({
  subject: fillable(optionalLine({ max: CAPS.subject })),
  message: fillable(optionalText({ max: CAPS.message })),
  notes: printable(optionalText({ max: CAPS.notes })),
  footer: printable(optionalText({ max: CAPS.footer })),
  offerTerms: printable(optionalText({ max: CAPS.offerTerms })),
});

export const ownTextsSchema = z.object({
  termDays: termDays(),
  de: languageTexts,
  fr: languageTexts,
  it: languageTexts,
  en: languageTexts,
});

const { subject, message, footer } = languageTexts.shape;

/** The texts for one country in one language; `replaces` names the entry that they replace, empty for a new one. */
export const countryTextsSchema = z.object({
  country: z.string().transform((text, ctx) => {
    if (text.trim() === "") return addFieldError(ctx, "field.required");
    return parseCountry(text) ?? addFieldError(ctx, "field.country");
  }),
  language: z.enum(LOCALES),
  subject,
  message,
  footer,
  replaces: z.string().max(10).default(""),
});

export type CountryTextsInput = z.output<typeof countryTextsSchema>;

function fillable<T extends z.ZodType<string>>(field: T): T {
  return field.superRefine((text: unknown, ctx) => {
    const placeholder = typeof text === "string" ? unknownPlaceholder(text) : null;
    if (placeholder) addFieldError(ctx, "field.placeholder", { placeholder, known: placeholderList() });
  });
}
