import { useActionData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { emailSchema } from "#app/features/people/accounts/account.schema.ts";
import { LINK_MINUTES } from "#app/features/people/accounts/email/link-minutes.ts";
import { requestPasswordReset } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "sign-in:forgot.title" };

export const loader = publicLoader(() => Promise.resolve(null));

export const action = publicAction({ form: "forgot", schema: emailSchema }, async (ctx, { email }) => {
  await requestPasswordReset(ctx, email);
  return { sentTo: email };
});

export default function ForgotPassword() {
  const { t } = useTranslation();
  const result = useActionData<{ sentTo: string } | Refusal>();
  const labels = { email: t("accounts:email") };
  return (
    <PlainPage title={t("sign-in:forgot.title")} bodyClass="narrow stack">
      {result && "sentTo" in result ? (
        <Message tone="good">
          {t("sign-in:forgot.sent", { email: result.sentTo, minutes: LINK_MINUTES.reset })}
        </Message>
      ) : (
        <Form id="forgot" className="stack" labels={labels}>
          <p>{t("sign-in:forgot.text")}</p>
          <TextField name="email" type="email" label={labels.email} autoComplete="username" />
          <div className="actions">
            <SubmitButton busy={t("common:sending")}>{t("sign-in:forgot.submit")}</SubmitButton>
          </div>
        </Form>
      )}
      <hr className="rule" />
      <p>
        <Link to={paths.login}>{t("sign-in:login.title")}</Link>
      </p>
    </PlainPage>
  );
}
