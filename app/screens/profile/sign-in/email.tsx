import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { changeEmailSchema } from "#app/features/people/accounts/account.schema.ts";
import { requestEmailChange } from "#app/features/people/accounts/email/change-email.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "accounts:changeEmail.title" };

export const loader = screenLoader((ctx) => Promise.resolve({ current: ctx.user.email }));

export const action = screenAction({ form: "email", schema: changeEmailSchema }, async (ctx, input) => {
  await requestEmailChange(ctx, input);
  const flash = { key: "accounts:changeEmail.sent", params: { email: input.email }, tone: "note" as const };
  return redirectWithFlash(ctx.platform, paths.signIn, flash);
});

export default function ChangeEmail() {
  const { t } = useTranslation();
  const { current } = useLoaderData<typeof loader>();
  const labels = { email: t("accounts:changeEmail.new"), password: t("accounts:currentPassword") };
  return (
    <PlainPage
      title={t("accounts:changeEmail.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="narrow stack"
    >
      <Form id="email" className="stack" labels={labels}>
        <p>{t("accounts:changeEmail.text", { email: current })}</p>
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        <div className="actions">
          <SubmitButton busy={t("common:sending")}>{t("accounts:changeEmail.submit")}</SubmitButton>
        </div>
      </Form>
    </PlainPage>
  );
}
