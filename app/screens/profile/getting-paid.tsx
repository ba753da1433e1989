import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findProvider } from "#app/features/money/online-payments/provider/providers.server.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { ownBusinessValues } from "#app/features/people/accounts/account-form.ts";
import { accountPageSchema } from "#app/features/people/accounts/account.schema.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { findWish } from "#app/features/people/accounts/money/account-wish.server.ts";
import { saveBusiness } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PaymentAccountFields } from "#app/ui/profile/account/account-fields.tsx";
import { AccountWaits } from "#app/ui/profile/account/account-wish.tsx";
import { useAccountLabels } from "#app/ui/profile/account/use-account-labels.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { May } from "#app/ui/runtime/may.tsx";

export const handle = { title: "accounts:room.gettingPaid" };

export const loader = screenLoader(async (ctx) => {
  const business = await findBusiness(ctx);
  const { mode, levels } = await findReminderSettings(ctx);
  return {
    values: ownBusinessValues(business),
    caps: ACCOUNT_CAPS,
    wish: await findWish(ctx),
    online: (await findProvider(ctx))?.state ?? null,
    mode,
    levels: levels.map(({ daysAfter, fee }) => ({ count: daysAfter, fee: fee > 0 ? formatAmount(fee) : "" })),
  };
});

export const action = screenAction(
  { form: "account", schema: accountPageSchema, caps: ACCOUNT_CAPS },
  async (ctx, input) => {
    if (await saveBusiness(ctx, input))
      return redirectWithFlash(ctx.platform, paths.accountChange, {
        key: "payment-account:saved",
        tone: "note",
      });
    return redirectWithFlash(ctx.platform, paths.gettingPaid, { key: "accounts:profile.saved" });
  },
);

export default function GettingPaid() {
  const { t } = useTranslation();
  const { values, caps, wish, online, mode, levels } = useLoaderData<typeof loader>();
  const change = t("accounts:options.change");
  const steps = levels.map(({ count, fee }, index) => ({
    title: t(`reminders:level.${index + 1}.title`),
    text: [
      t(index === 0 ? "accounts:options.afterDue" : "accounts:options.later", { count }),
      fee ? t("accounts:options.fee", { amount: fee }) : t("accounts:options.noFee"),
    ].join(", "),
    to: paths.reminderSettings,
    verb: change,
  }));
  return (
    <>
      <PageHead title={t("accounts:room.gettingPaid")} />
      <Band className="is-open is-first" title={t("accounts:section.account")} bodyClass="medium stack">
        {wish ? <AccountWaits {...wish} /> : null}
        <Form id="account" className="stack" labels={useAccountLabels()} values={values}>
          <PaymentAccountFields caps={caps} />
          <div className="actions">
            <SubmitButton busy={t("common:saving")}>{t("accounts:saveAccount")}</SubmitButton>
          </div>
        </Form>
      </Band>
      <May right="own">
        <Band title={t("accounts:section.online")} bodyClass="medium">
          <OptionList
            options={[
              {
                title: t(online ? `online-payments:state.${online}` : "accounts:options.notSetUp"),
                text: t("online-payments:text"),
                to: paths.onlinePayments,
                verb: online ? change : t("accounts:options.setUp"),
              },
            ]}
          />
        </Band>
      </May>
      <Band
        title={t("accounts:room.reminders")}
        hint={t("accounts:section.remindersHint")}
        bodyClass="medium"
      >
        <OptionList
          options={[
            {
              title: t("reminders:settings.mode"),
              text: t(`reminders:mode.${mode}`),
              to: paths.reminderSettings,
              verb: change,
            },
            ...steps,
          ]}
        />
      </Band>
    </>
  );
}
