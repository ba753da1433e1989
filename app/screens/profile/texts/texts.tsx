import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { productTexts } from "#app/features/selling/invoices/sending/letter-template.ts";
import { countryTextsName } from "#app/features/selling/invoices/texts/country-texts.ts";
import { OWN_TEXT_CAPS, ownTextValues } from "#app/features/selling/invoices/texts/own-texts.ts";
import { ownTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import { findOwnTexts, saveOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { etagOfBytes } from "#app/platform/http/etag.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { countryName } from "#app/swiss/countries.ts";
import { CountryTextsList } from "#app/ui/profile/account/country-texts-list.tsx";
import { Room } from "#app/ui/profile/account/room.tsx";
import { TextsForm } from "#app/ui/profile/account/texts-form.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";

export const handle = { title: "texts:title" };

export const loader = screenLoader(async (ctx) => {
  const texts = await findOwnTexts(ctx);
  const values = ownTextValues(texts);
  return {
    values,
    version: etagOfBytes(Buffer.from(JSON.stringify(values))),
    usual: OFFERED_LOCALES.map((locale) => ({ locale, ...productTexts(translator(locale)) })),
    own: ctx.locale,
    byCountry: texts.countries.map(({ country, language }) => ({
      name: countryTextsName({ country, language }),
      country: countryName(country, ctx.locale),
      language,
    })),
  };
});

export const action = screenAction(
  { form: "texts", schema: ownTextsSchema, caps: OWN_TEXT_CAPS },
  async (ctx, input) => {
    await saveOwnTexts(ctx, input);
    return redirectWithFlash(ctx.platform, paths.texts, { key: "texts:saved" });
  },
);

export default function Texts() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const values = useShownValues("texts", page.values);
  return (
    <Room
      name="emails"
      title={t("texts:title")}
      back={{ to: paths.emails, label: t("accounts:room.emails") }}
    >
      <p className="medium">{t("texts:text")}</p>
      <TextsForm {...page} values={values} />
      <CountryTextsList list={page.byCountry} />
    </Room>
  );
}
