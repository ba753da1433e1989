import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { productTexts } from "#app/features/selling/invoices/sending/letter-template.ts";
import { countryTextsName } from "#app/features/selling/invoices/texts/country-texts.ts";
import { OWN_TEXT_CAPS, ownTextValues } from "#app/features/selling/invoices/texts/own-texts.ts";
import { ownTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import { findOwnTexts, saveOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import {
  inWords,
  letterFromWords,
  letterInWords,
  wordsIn,
} from "#app/features/selling/invoices/texts/placeholder-words.server.ts";
import { type FormValues, groupOf } from "#app/platform/forms/form-data.ts";
import { etagOfBytes } from "#app/platform/http/etag.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { type Locale, LOCALES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { countryName } from "#app/swiss/countries.ts";
import { CountryTextsList } from "#app/ui/profile/account/country-texts-list.tsx";
import { TextsForm } from "#app/ui/profile/account/texts-form.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "texts:title" };

export const loader = screenLoader(async (ctx) => {
  const texts = await findOwnTexts(ctx);
  const values = eachLanguage(ownTextValues(texts), letterInWords);
  return {
    values,
    version: etagOfBytes(Buffer.from(JSON.stringify(values))),
    usual: OFFERED_LOCALES.map((locale) => {
      const { subject, message } = productTexts(translator(locale));
      return { locale, subject: inWords(subject, locale), message: inWords(message, locale) };
    }),
    words: wordsIn(ctx.locale),
    own: ctx.locale,
    byCountry: texts.countries.map(({ country, language }) => ({
      name: countryTextsName({ country, language }),
      country: countryName(country, ctx.locale),
      language,
    })),
  };
});

export const action = screenAction(
  {
    form: "texts",
    schema: ownTextsSchema,
    caps: OWN_TEXT_CAPS,
    read: (values) => eachLanguage(values, letterFromWords),
  },
  async (ctx, input) => {
    await saveOwnTexts(ctx, input);
    return redirectWithFlash(ctx.platform, paths.texts, { key: "texts:saved" });
  },
);

function eachLanguage(values: FormValues, change: (letter: FormValues, locale: Locale) => FormValues) {
  const letters = LOCALES.map((locale) => [locale, change(groupOf(values[locale]), locale)]);
  return { ...values, ...(Object.fromEntries(letters) as FormValues) };
}

export default function Texts() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const values = useShownValues("texts", page.values);
  return (
    <>
      <PageHead title={t("texts:title")} back={{ to: paths.emails, label: t("accounts:room.emails") }}>
        <p className="medium">{t("texts:text")}</p>
      </PageHead>
      <TextsForm {...page} values={values} />
      <CountryTextsList list={page.byCountry} />
    </>
  );
}
