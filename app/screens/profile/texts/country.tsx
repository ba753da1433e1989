import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { productTexts } from "#app/features/selling/invoices/sending/letter-template.ts";
import {
  countryTextsOf,
  countryTextValues,
  namedCountryTexts,
} from "#app/features/selling/invoices/texts/country-texts.ts";
import { OWN_TEXT_CAPS } from "#app/features/selling/invoices/texts/own-texts.ts";
import { countryTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import { findOwnTexts, saveCountryTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import {
  inWords,
  letterFromWords,
  letterInWords,
  wordsIn,
} from "#app/features/selling/invoices/texts/placeholder-words.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { CountryTextsForm } from "#app/ui/profile/account/country-texts-form.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "texts:country.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const texts = await findOwnTexts(ctx);
  const named = namedCountryTexts(url.searchParams.get("of") ?? "");
  const shown = named ? countryTextsOf(texts, named) : undefined;
  const language = shown?.language ?? ctx.user.language;
  return {
    values: letterInWords(countryTextValues(shown, language), language),
    words: wordsIn(ctx.locale),
    countries: countryOptions(ctx.locale),
    usual: shown ? usualIn(texts[language], productTexts(translator(language)), language) : null,
  };
});

export const action = screenAction(
  { form: "country-texts", schema: countryTextsSchema, caps: OWN_TEXT_CAPS, read: letterFromWords },
  async (ctx, input) => {
    const isKept = await saveCountryTexts(ctx, input);
    const key = isKept ? "texts:country.saved" : "texts:country.removed";
    return redirectWithFlash(ctx.platform, paths.texts, { key });
  },
);

interface Usual {
  subject: string;
  message: string;
}

/** What an empty field stands for. */
function usualIn(own: Usual & { footer: string }, product: Usual, language: Locale) {
  return {
    subject: inWords(own.subject || product.subject, language),
    message: inWords(own.message || product.message, language),
    footer: own.footer,
  };
}

export default function CountryTexts() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const values = useShownValues("country-texts", page.values);
  return (
    <>
      <PageHead title={t("texts:country.title")} back={{ to: paths.texts, label: t("texts:title") }} />
      <Band className="is-open is-first" bodyClass="stack">
        <p className="medium">{t("texts:country.text")}</p>
        <CountryTextsForm {...page} values={values} />
      </Band>
    </>
  );
}
