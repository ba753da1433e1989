import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ACCOUNT_CAPS } from "#app/features/accounts/account-caps.ts";
import { profileValues } from "#app/features/accounts/account-form.ts";
import { profileSchema } from "#app/features/accounts/account.schema.ts";
import { deviceName } from "#app/features/accounts/sign-in/device.ts";
import { findProfile, type Profile, updateProfile } from "#app/features/accounts/profile.server.ts";
import { listSessions } from "#app/features/accounts/sign-in/sessions.server.ts";
import { profileSavedMessage, vatNumberHint } from "#app/features/accounts/vat-number-warnings.ts";
import { findNumbering } from "#app/features/invoices/numbering/numbering.server.ts";
import { invoiceLimit } from "#app/features/subscriptions/plan.ts";
import { isRunning } from "#app/features/subscriptions/subscription.ts";
import { subscriptionView } from "#app/features/subscriptions/subscription-view.ts";
import { trySync } from "#app/features/subscriptions/stripe/sync-subscription.server.ts";
import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { rememberLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { paths } from "#app/paths.ts";
import { AccountFields } from "#app/ui/account/account-fields.tsx";
import { ApiKeySection } from "#app/ui/api-keys/api-key-section.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { DesignSection } from "#app/ui/account/design-section.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { NumberFields } from "#app/ui/forms/number-fields.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { type SessionRow, SessionsSection } from "#app/ui/account/sessions-section.tsx";
import { SignInSection } from "#app/ui/account/sign-in-section.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SubscriptionSection } from "#app/ui/subscriptions/subscription-section.tsx";
import { TextsSection } from "#app/ui/account/texts-section.tsx";
import { useAccountLabels } from "#app/ui/account/use-account-labels.ts";
import { WebhookSection } from "#app/ui/webhooks/webhook-section.tsx";
import { YourDataSection } from "#app/ui/account/your-data-section.tsx";

export const handle = { title: "accounts:profile.title" };

export const loader = screenLoader(async (ctx) => {
  const profile = await findSyncedProfile(ctx);
  const { business } = profile;
  const sessions = await listSessions(ctx);
  const { email, emailVerified, plan, usage } = profile;
  return {
    values: profileValues(profile),
    numbering: plan === "pro" ? await findNumbering(ctx, business.customInvoicePrefix) : null,
    subscription: subscriptionView(
      { plan, subscription: business.subscription },
      { language: ctx.locale, now: ctx.now },
    ),
    countries: countryOptions(ctx.locale),
    caps: ACCOUNT_CAPS,
    vatNumberHint: vatNumberHint(business, translator(ctx.locale)),
    sessions: sessions.map((session): SessionRow => ({
      id: session.id,
      device: deviceName(session.userAgent),
      isBearer: session.kind === "bearer",
      lastSeenAt: session.lastSeenAt,
      lastSeen: formatInstant(session.lastSeenAt, ctx.locale),
      isCurrent: session.isCurrent,
    })),
    isTwoStep: profile.isTwoStep,
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

/** Stripe is asked once about a paid plan whose period is unknown (rule 28). */
async function findSyncedProfile(ctx: UserContext): Promise<Profile> {
  const profile = await findProfile(ctx);
  const { subscription } = profile.business;
  if (!isRunning(subscription) || subscription.period) return profile;
  await trySync(ctx);
  return findProfile(ctx);
}

export const action = screenAction(
  {
    form: "profile",
    schema: profileSchema,
    caps: ACCOUNT_CAPS,
    rules: [cityOfPostalCode],
    read: gatherAddress,
    fieldName: flatAddressName,
  },
  async (ctx, input) => {
    await updateProfile(ctx, input);
    const language = await rememberLocale(ctx.platform, input.preferredLanguage ?? ctx.locale);
    return redirectWithFlash(ctx.platform, paths.profile, profileSavedMessage(input), [language]);
  },
);

export default function ProfileScreen() {
  const { t } = useTranslation();
  const { values, numbering, subscription, account, countries, caps, vatNumberHint, sessions, isTwoStep } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("accounts:profile.title")}
        back={{ to: paths.dashboard, label: t("common:nav.dashboard") }}
      />
      <Form id="profile" labels={useAccountLabels()} values={values}>
        <AccountFields variant="profile" countries={countries} caps={caps} vatNumberHint={vatNumberHint} />
        <NumberFields numbering={numbering} />
        <Band className="is-open is-first">
          <Checkbox name="marketingOptIn">{t("accounts:marketing")}</Checkbox>
        </Band>
        <Band className="is-open is-first thumb-bar">
          <SubmitButton>{t("accounts:profile.save")}</SubmitButton>
        </Band>
      </Form>
      <SubscriptionSection {...subscription} />
      <Band title={t("accounts:profile.account")}>
        <AccountFacts {...account} />
        <div className="actions is-spaced">
          <Link className="button" to={paths.changeEmail}>
            {t("accounts:changeEmail.title")}
          </Link>
          <Link className="button" to={paths.changePassword}>
            {t("accounts:changePassword.title")}
          </Link>
        </div>
      </Band>
      <DesignSection />
      <TextsSection />
      <SignInSection isTwoStep={isTwoStep} />
      <SessionsSection sessions={sessions} />
      <ApiKeySection />
      <WebhookSection />
      <YourDataSection />
    </>
  );
}

interface AccountFactsProps {
  email: string;
  emailVerified: boolean;
  plan: "free" | "pro";
  billingPeriod: string | null;
  used: number;
  limit: number;
}

function AccountFacts({ email, emailVerified, plan, billingPeriod, used, limit }: AccountFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="facts">
      <dt>{t("accounts:email")}</dt>
      <dd>
        {email}
        <br />
        <span className={`status is-${emailVerified ? "paid" : "draft"}`}>
          {t(emailVerified ? "accounts:profile.verified" : "accounts:profile.unverified")}
        </span>
      </dd>
      <dt>{t("accounts:profile.plan")}</dt>
      <dd>
        {t(`accounts:plan.${plan}`)}
        {billingPeriod ? `, ${t(`accounts:period.${billingPeriod}`)}` : null}
      </dd>
      <dt>{t("accounts:profile.usage")}</dt>
      <dd>
        {used} / {limit < 0 ? <span aria-label={t("accounts:profile.unlimited")}>∞</span> : limit}
      </dd>
    </dl>
  );
}
