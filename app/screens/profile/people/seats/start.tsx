import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { takesBusinesses } from "#app/features/people/accounts/settings/registration.ts";
import { startBusinessSchema } from "#app/features/people/seats/seat.schema.ts";
import { startBusiness } from "#app/features/people/seats/own/start-business.server.ts";
import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { BusinessFields } from "#app/ui/profile/account/account-fields.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:start.title" };

export const loader = screenLoader(async (ctx) => {
  if (!takesBusinesses(ctx)) throw redirect(paths.seats);
  return { countries: countryOptions(ctx.locale), caps: ACCOUNT_CAPS };
});

export const action = screenAction(
  {
    form: "start-business",
    schema: startBusinessSchema,
    caps: ACCOUNT_CAPS,
    rules: [cityOfPostalCode],
    read: gatherAddress,
    fieldName: flatAddressName,
  },
  async (ctx, input) => {
    await startBusiness(ctx, input);
    return redirectWithFlash(ctx.platform, paths.dashboard, { key: "seats:start.done" });
  },
);

export default function StartBusiness() {
  const { t } = useTranslation();
  const { countries, caps } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("seats:start.title")}
      back={{ to: paths.seats, label: t("seats:own.title") }}
      bodyClass="medium stack"
    >
      <Form id="start-business" className="stack" labels={useAccountLabels()} values={{ country: "CH" }}>
        <BusinessFields caps={caps} />
        <AddressFields caps={caps} countries={countries} isOptional isOwn />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("seats:start.submit")}</SubmitButton>
        </div>
      </Form>
    </PlainPage>
  );
}
