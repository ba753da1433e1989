import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { ownBusinessValues } from "#app/features/people/accounts/account-form.ts";
import { ownBusinessSchema } from "#app/features/people/accounts/account.schema.ts";
import { findWish } from "#app/features/people/accounts/money/account-wish.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { profileSavedMessage, vatNumberHint } from "#app/features/people/accounts/vat-number-warnings.ts";
import { saveBusiness } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { findNumbering } from "#app/features/selling/papers/numbering/numbering.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { paths } from "#app/paths.ts";
import { AccountWaits } from "#app/ui/profile/account/account-wish.tsx";
import { BusinessBands } from "#app/ui/profile/account/account-fields.tsx";
import { Room } from "#app/ui/profile/account/room.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { NumberFields } from "#app/ui/forms/fields/number-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "accounts:room.business" };

export const loader = screenLoader(async (ctx) => {
  const business = await findBusiness(ctx);
  return {
    values: ownBusinessValues(business),
    wish: await findWish(ctx),
    numbering: await findNumbering(ctx, business.customInvoicePrefix),
    canChoosePrefix: await isPro(ctx),
    countries: countryOptions(ctx.locale),
    caps: ACCOUNT_CAPS,
    eurInvoices: business.eurInvoices,
    vatNumberHint: vatNumberHint(business, translator(ctx.locale)),
  };
});

export const action = screenAction(
  {
    form: "business",
    schema: ownBusinessSchema,
    caps: ACCOUNT_CAPS,
    rules: [cityOfPostalCode],
    read: gatherAddress,
    fieldName: flatAddressName,
  },
  async (ctx, input) => {
    if (await saveBusiness(ctx, input))
      return redirectWithFlash(ctx.platform, paths.accountChange, {
        key: "payment-account:saved",
        tone: "note",
      });
    return redirectWithFlash(ctx.platform, paths.ownBusiness, profileSavedMessage(input));
  },
);

export default function OwnBusiness() {
  const { t } = useTranslation();
  const { values, wish, numbering, canChoosePrefix, countries, caps, vatNumberHint, eurInvoices } =
    useLoaderData<typeof loader>();
  return (
    <Room name="business" title={t("accounts:room.business")}>
      {wish ? <AccountWaits {...wish} /> : null}
      <Form id="business" labels={useAccountLabels()} values={values}>
        <BusinessBands
          variant="profile"
          countries={countries}
          caps={caps}
          vatNumberHint={vatNumberHint}
          isPro={canChoosePrefix}
        />
        <NumberFields numbering={numbering} canChoosePrefix={canChoosePrefix} />
        <Band title={t("tax:method.title")} bodyClass="medium stack">
          <p>
            <Link to={paths.vatMethod}>{t("tax:setMethod")}</Link>
          </p>
          {eurInvoices ? (
            <p>
              <Link to={paths.exchangeRates}>{t("tax:rates.title")}</Link>
            </p>
          ) : null}
          <p>
            <Link to={paths.tax}>{t("tax:periods")}</Link>
          </p>
        </Band>
        <Band className="is-open is-first thumb-bar">
          <SubmitButton busy={t("common:saving")}>{t("accounts:profile.save")}</SubmitButton>
        </Band>
      </Form>
      <FollowScript />
    </Room>
  );
}
