import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { newsValues } from "#app/features/people/accounts/account-form.ts";
import { newsSchema } from "#app/features/people/accounts/account.schema.ts";
import { findProfile, updateNews } from "#app/features/people/accounts/profile.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "accounts:room.emails" };

export const loader = screenLoader(async (ctx) => {
  const profile = await findProfile(ctx);
  const { email, emailVerified } = profile;
  return { email, emailVerified, values: newsValues(profile) };
});

export const action = screenAction({ form: "news", schema: newsSchema }, async (ctx, input) => {
  await updateNews(ctx, input);
  return redirectWithFlash(ctx.platform, paths.emails, { key: "accounts:profile.saved" });
});

export default function Emails() {
  const { t } = useTranslation();
  const { values, email, emailVerified } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("accounts:room.emails")} />
      <Band className="is-open is-first" bodyClass="medium">
        <OptionList
          options={[
            {
              title: t("accounts:emails.address"),
              text: t(emailVerified ? "accounts:emails.from" : "accounts:emails.fromUnverified", { email }),
              to: paths.changeEmail,
              verb: t("accounts:options.change"),
            },
            {
              title: t("texts:title"),
              text: t("texts:text"),
              to: paths.texts,
              verb: t("accounts:options.open"),
            },
          ]}
        />
      </Band>
      <Band title={t("accounts:emails.news")}>
        <Form
          id="news"
          className="stack"
          labels={{ marketingOptIn: t("accounts:emails.news") }}
          values={values}
        >
          <Checkbox name="marketingOptIn">{t("accounts:marketing")}</Checkbox>
          <div className="actions">
            <SubmitButton busy={t("common:saving")}>{t("accounts:emails.save")}</SubmitButton>
          </div>
        </Form>
      </Band>
    </>
  );
}
