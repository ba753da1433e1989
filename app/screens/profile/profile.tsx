import { useLoaderData } from "@remix-run/react";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { personValues } from "#app/features/people/accounts/account-form.ts";
import { personSchema } from "#app/features/people/accounts/account.schema.ts";
import { updatePerson } from "#app/features/people/accounts/profile.server.ts";
import { findSyncedProfile } from "#app/features/people/accounts/synced-profile.server.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { rememberLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { AccountFacts } from "#app/ui/profile/account/account-facts.tsx";
import { PersonBand } from "#app/ui/profile/account/account-fields.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "accounts:room.account" };

export const loader = screenLoader(async (ctx) => {
  const profile = await findSyncedProfile(ctx);
  const { email, emailVerified, plan, usage, business } = profile;
  return {
    values: personValues(profile),
    caps: ACCOUNT_CAPS,
    account: {
      email,
      emailVerified,
      plan,
      billingPeriod: business.billingPeriod,
      used: usage.invoices,
      limit: invoiceLimit(plan),
    },
  };
});

export const action = screenAction(
  { form: "profile", schema: personSchema, caps: ACCOUNT_CAPS },
  async (ctx, input) => {
    await updatePerson(ctx, input);
    const language = await rememberLocale(ctx.platform, input.preferredLanguage ?? ctx.locale);
    return redirectWithFlash(ctx.platform, paths.profile, { key: "accounts:profile.saved" }, [language]);
  },
);

export default function ProfileScreen() {
  const { t } = useTranslation();
  const { values, caps, account } = useLoaderData<typeof loader>();
  const may = useMay();
  const options = (
    [
      ["signIn", paths.signIn],
      ["security", paths.security],
      ["plan", paths.subscription],
      ["data", paths.ownData],
    ] as const
  )
    .filter(([name]) => may(name === "plan" ? "own" : "self"))
    .map(([name, to]) => ({
      title: t(`accounts:room.${name}`),
      text: t(`accounts:options.${name}`),
      to,
      verb: t("accounts:options.open"),
    }));
  return (
    <>
      <PageHead title={t("accounts:room.account")} />
      <Form id="profile" labels={useAccountLabels()} values={values}>
        <PersonBand variant="profile" caps={caps} />
        <Band className="is-open is-first thumb-bar">
          <SubmitButton busy={t("common:saving")}>{t("accounts:profile.save")}</SubmitButton>
        </Band>
      </Form>
      <Band title={t("accounts:profile.account")} bodyClass="medium stack">
        <AccountFacts {...account} />
        <OptionList options={options} />
      </Band>
    </>
  );
}
