import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { writeBusiness } from "#app/features/people/accounts/write-business.server.ts";
import { DEFAULT_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import { invalid } from "#app/platform/errors.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { CountryTextsInput } from "./own-texts.schema.ts";
import { countryTextsName } from "./country-texts.ts";
import type { OwnTexts, OwnTextsInput } from "./own-texts.ts";

const text = z.string().default("");
const stored = z.object({ subject: text, message: text, notes: text, footer: text, offerTerms: text });
const inLanguage = stored.prefault({});

const ownTexts = z.object({
  termDays: z.number().default(DEFAULT_TERM),
  de: inLanguage,
  fr: inLanguage,
  it: inLanguage,
  en: inLanguage,
  countries: z
    .array(
      z.object({
        country: z.string(),
        language: z.enum(LOCALES),
        subject: z.string(),
        message: z.string(),
        footer: z.string(),
      }),
    )
    .default([]),
});

export async function findOwnTexts(ctx: BusinessContext): Promise<OwnTexts> {
  const own = ctx.db.selectFrom("businesses").select("texts").where("id", "=", ctx.businessId);
  const { texts } = await own.executeTakeFirstOrThrow();
  return ownTextsIn(texts);
}

export function ownTextsIn(json: JsonText): OwnTexts {
  return fromJson(ownTexts, json);
}

/** Existing invoices keep what they say. */
export async function saveOwnTexts(ctx: BusinessContext, texts: OwnTextsInput): Promise<void> {
  await changeOwnTexts(ctx, ({ countries }) => ({ ...texts, countries }));
}

/**
 * Empty texts are those of the language again. @returns whether texts were kept. @throws AppError `input.invalid` at
 * `country` for those that another entry has.
 */
export async function saveCountryTexts(ctx: BusinessContext, input: CountryTextsInput): Promise<boolean> {
  const { replaces, ...written } = input;
  const isKept = [written.subject, written.message, written.footer].some(Boolean);
  const names = [countryTextsName(written), replaces];
  await changeOwnTexts(ctx, (texts) => {
    const isTaken = texts.countries.some((other) => countryTextsName(other) === names[0]);
    if (isTaken && names[0] !== replaces) throw invalid([{ field: "country", code: "field.texts_taken" }]);
    const others = texts.countries.filter((other) => !names.includes(countryTextsName(other)));
    return { ...texts, countries: isKept ? inOrder([...others, written]) : others };
  });
  return isKept;
}

function inOrder(countries: OwnTexts["countries"]): OwnTexts["countries"] {
  return countries.toSorted((one, other) => (countryTextsName(one) < countryTextsName(other) ? -1 : 1));
}

async function changeOwnTexts(ctx: BusinessContext, change: (texts: OwnTexts) => OwnTexts): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await writeBusiness(ctx, { texts: JSON.stringify(change(await findOwnTexts(ctx))) });
  });
}
