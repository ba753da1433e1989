import { useLoaderData } from "@remix-run/react";
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
import { Room } from "#app/ui/profile/account/room.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "accounts:profile.title" };

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
  return (
    <Room name="person" title={t("accounts:profile.title")}>
      <Form id="profile" labels={useAccountLabels()} values={values}>
        <PersonBand variant="profile" caps={caps} />
        <Band className="is-open is-first thumb-bar">
          <SubmitButton busy={t("common:saving")}>{t("accounts:profile.save")}</SubmitButton>
        </Band>
      </Form>
      <Band title={t("accounts:profile.account")}>
        <AccountFacts {...account} />
      </Band>
    </Room>
  );
}
