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
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { CountryTextsForm } from "#app/ui/profile/account/country-texts-form.tsx";
import { Room } from "#app/ui/profile/account/room.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";

export const handle = { title: "texts:country.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const texts = await findOwnTexts(ctx);
  const named = namedCountryTexts(url.searchParams.get("of") ?? "");
  const shown = named ? countryTextsOf(texts, named) : undefined;
  return {
    values: countryTextValues(shown, shown?.language ?? ctx.user.language),
    countries: countryOptions(ctx.locale),
    usual: shown ? usualIn(texts[shown.language], productTexts(translator(shown.language))) : null,
  };
});

export const action = screenAction(
  { form: "country-texts", schema: countryTextsSchema, caps: OWN_TEXT_CAPS },
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
function usualIn(own: Usual & { footer: string }, product: Usual) {
  return {
    subject: own.subject || product.subject,
    message: own.message || product.message,
    footer: own.footer,
  };
}

export default function CountryTexts() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const values = useShownValues("country-texts", page.values);
  return (
    <Room name="emails" title={t("texts:country.title")} back={{ to: paths.texts, label: t("texts:title") }}>
      <div className="stack">
        <p className="medium">{t("texts:country.text")}</p>
        <CountryTextsForm {...page} values={values} />
      </div>
    </Room>
  );
}
