import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { ownBusinessValues } from "#app/features/people/accounts/account-form.ts";
import { businessPageSchema } from "#app/features/people/accounts/account.schema.ts";
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
import { CompanyField, RarelyUsedFields, VatNumberField } from "#app/ui/profile/account/account-fields.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { NumberFields } from "#app/ui/forms/fields/number-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "accounts:room.business" };

export const loader = screenLoader(async (ctx) => {
  const business = await findBusiness(ctx);
  return {
    values: ownBusinessValues(business),
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
    schema: businessPageSchema,
    caps: ACCOUNT_CAPS,
    rules: [cityOfPostalCode],
    read: gatherAddress,
    fieldName: flatAddressName,
  },
  async (ctx, input) => {
    await saveBusiness(ctx, input);
    return redirectWithFlash(ctx.platform, paths.ownBusiness, profileSavedMessage(input));
  },
);

export default function OwnBusiness() {
  const { t } = useTranslation();
  const { values, numbering, canChoosePrefix, countries, caps, vatNumberHint, eurInvoices } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("accounts:room.business")} />
      <Form id="business" labels={useAccountLabels()} values={values}>
        <Band
          className="is-open is-first"
          title={t("accounts:section.sender")}
          hint={t("accounts:section.addressHint")}
          bodyClass="medium stack"
        >
          <div className="fields">
            <CompanyField caps={caps} />
          </div>
          <AddressFields caps={caps} countries={countries} isOptional isOwn />
        </Band>
        <Band title={t("accounts:section.vat")} bodyClass="medium stack">
          <div className="fields">
            <VatNumberField caps={caps} hint={vatNumberHint} />
          </div>
          <div className="actions">
            <Link to={paths.vatMethod}>{t("tax:setMethod")}</Link>
            {eurInvoices ? <Link to={paths.exchangeRates}>{t("tax:rates.title")}</Link> : null}
            <Link to={paths.tax}>{t("tax:periods")}</Link>
          </div>
        </Band>
        <NumberFields numbering={numbering} canChoosePrefix={canChoosePrefix} />
        <Band
          title={t("accounts:section.rarely")}
          hint={t("accounts:section.rarelyHint")}
          bodyClass="medium stack"
        >
          <RarelyUsedFields caps={caps} isPro={canChoosePrefix} />
        </Band>
        <Band className="is-open is-first thumb-bar">
          <SubmitButton busy={t("common:saving")}>{t("accounts:profile.save")}</SubmitButton>
        </Band>
      </Form>
      <FollowScript />
    </>
  );
}
