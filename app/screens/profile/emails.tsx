import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { newsValues } from "#app/features/people/accounts/account-form.ts";
import { newsSchema } from "#app/features/people/accounts/account.schema.ts";
import { findProfile, updateNews } from "#app/features/people/accounts/profile.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { EmailFact } from "#app/ui/profile/account/account-facts.tsx";
import { Room } from "#app/ui/profile/account/room.tsx";
import { TextsSection } from "#app/ui/profile/account/texts-section.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

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
  const { values, ...address } = useLoaderData<typeof loader>();
  return (
    <Room name="emails" title={t("accounts:room.emails")}>
      <Band title={t("accounts:emails.address")} hint={t("accounts:emails.addressHint")}>
        <dl className="facts">
          <EmailFact {...address} />
        </dl>
        <div className="actions is-spaced">
          <Link className="button" to={paths.changeEmail}>
            {t("accounts:changeEmail.title")}
          </Link>
        </div>
      </Band>
      <TextsSection />
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
    </Room>
  );
}
