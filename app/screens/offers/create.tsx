import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { valuesOfClient } from "#app/features/selling/invoices/form/client-options.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { blankOfferForm } from "#app/features/selling/offers/form/offer-form.ts";
import { offerForm, offerFormOptions } from "#app/features/selling/offers/writing/offer-form.server.ts";
import { firstOfferPreview } from "#app/features/selling/offers/preview/preview-offer.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { OfferForm } from "#app/ui/offers/offer-form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "offers:create.title", wide: true, island: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const client = url.searchParams.get("client");
  const chosen = client ? await valuesOfClient(ctx, client) : {};
  const language = isLocale(chosen.language) ? chosen.language : ctx.user.language;
  const options = await offerFormOptions(ctx);
  const texts = await findOwnTexts(ctx);
  const blank = blankOfferForm(ctx.today, { language, texts, vatRate: options.defaultVatRate });
  const values = { ...blank, ...chosen };
  return { values, preview: await firstOfferPreview(ctx, values), ...options };
});

export const action = screenAction(offerForm, async (ctx, input) => {
  const id = await createOffer(ctx, input);
  return redirectWithFlash(ctx.platform, paths.offer(id), { key: "offers:create.saved" });
});

export default function CreateOffer() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  const values = useShownValues("offer", form.values);
  return (
    <OfferForm
      key={String(values.splitOn)}
      {...form}
      values={values}
      head={
        <div className="writer-head">
          <h1>{t("offers:create.title")}</h1>
          <p>
            <Link to={paths.offers}>{t("common:nav.offers")}</Link>
          </p>
        </div>
      }
    />
  );
}
