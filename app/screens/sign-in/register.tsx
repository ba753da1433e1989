import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { registerAccount } from "#app/features/people/accounts/register.server.ts";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import { findCampaign } from "#app/features/running/consent/campaign.server.ts";
import { footerFacts } from "#app/features/front/legal/footer-facts.server.ts";
import { identityCookie } from "#app/platform/auth/provider-cookies.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { paths } from "#app/paths.ts";
import { NoRegistration, useTakesStrangers } from "#app/ui/public/registration.tsx";
import { RegistrationFields } from "#app/ui/profile/account/registration-fields.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { FormScript } from "#app/ui/forms/form-script.tsx";
import { LinkedText } from "#app/ui/elements/page/linked-text.tsx";
import { Band, PageHead, PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "sign-in:register.title" };

export const loader = publicLoader(async (ctx, { request, url }) => {
  const redirectTo = safeRedirect(url.searchParams.get("redirectTo"), "");
  if (isSignedIn(ctx)) throw redirect(redirectTo || paths.dashboard);
  const { links } = footerFacts(ctx.platform.env, ctx.locale);
  return {
    countries: countryOptions(ctx.locale),
    caps: ACCOUNT_CAPS,
    redirectTo,
    email: (await identityCookie.find(ctx, request))?.email ?? "",
    links: { terms: links.terms ?? paths.terms, privacy: links.privacy ?? paths.privacy },
  };
});

export const action = publicAction(
  {
    form: "register",
    schema: registrationSchema,
    caps: ACCOUNT_CAPS,
    rules: [cityOfPostalCode],
    read: gatherAddress,
    fieldName: flatAddressName,
  },
  async (ctx, input, { request, values }) => {
    const utmParams = await findCampaign(ctx.platform, request.headers.get("Cookie"));
    const userId = await registerAccount(ctx, { ...input, utmParams, sessionId: "" });
    const to = safeRedirect(values.redirectTo);
    const accessVersion = FIRST_ACCESS_VERSION;
    return startCookieSession(ctx, request, { userId, accessVersion, language: ctx.locale, to });
  },
);

export default function Register() {
  return useTakesStrangers() ? <RegistrationForm /> : <InvitedOnly />;
}

function InvitedOnly() {
  const { t } = useTranslation();
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("sign-in:register.title")} bodyClass="medium stack">
      <NoRegistration />
      <p>
        {t("sign-in:register.haveAccount")}{" "}
        <Link to={paths.loginFor(redirectTo)}>{t("sign-in:login.title")}</Link>
      </p>
    </PlainPage>
  );
}

function RegistrationForm() {
  const { t } = useTranslation();
  const { countries, caps, redirectTo, email, links } = useLoaderData<typeof loader>();
  const labels = { ...useAccountLabels(), acceptedTermsPrivacy: t("sign-in:register.termsShort") };
  return (
    <>
      <PageHead title={t("sign-in:register.title")}>
        <p className="lead">{t("sign-in:register.lead")}</p>
      </PageHead>
      <Form id="register" labels={labels} values={{ country: "CH", email }}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <RegistrationFields countries={countries} caps={caps} />
        <Band className="is-open is-first" bodyClass="medium stack">
          <Checkbox name="marketingOptIn">{t("accounts:marketing")}</Checkbox>
          <Checkbox name="acceptedTermsPrivacy">
            <LinkedText
              text={t("sign-in:register.terms")}
              links={{ terms: links.terms, privacy: links.privacy }}
            />
          </Checkbox>
          <div className="actions">
            <SubmitButton busy={t("sign-in:register.busy")}>{t("sign-in:register.submit")}</SubmitButton>
            <p className="hint why-waiting">{t("sign-in:register.waits")}</p>
          </div>
          <p>
            {t("sign-in:register.haveAccount")}{" "}
            <Link to={paths.loginFor(redirectTo)}>{t("sign-in:login.title")}</Link>
          </p>
        </Band>
        <FormScript caps={caps} waitsFor="acceptedTermsPrivacy" />
      </Form>
    </>
  );
}
