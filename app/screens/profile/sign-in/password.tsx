import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { changePasswordSchema } from "#app/features/people/accounts/account.schema.ts";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import { sessionCookie } from "#app/platform/auth/session.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "accounts:changePassword.title" };

export const loader = screenLoader(({ user }) => Promise.resolve({ email: user.email }));

export const action = screenAction({ form: "password", schema: changePasswordSchema }, async (ctx, input) => {
  const token = await changePassword(ctx, input);
  const response = await redirectWithFlash(ctx.platform, paths.signIn, {
    key: "accounts:changePassword.done",
  });
  response.headers.append("Set-Cookie", await sessionCookie(ctx.platform).serialize(token));
  return response;
});

export default function ChangePassword() {
  const { t } = useTranslation();
  const { email } = useLoaderData<typeof loader>();
  const labels = {
    password: t("accounts:currentPassword"),
    newPassword: t("accounts:newPassword"),
    confirmPassword: t("accounts:confirmPassword"),
  };
  return (
    <PlainPage
      title={t("accounts:changePassword.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="narrow stack"
    >
      <Form id="password" className="stack" labels={labels}>
        {/* For password managers, which keep the password under a name. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label={labels.newPassword}
          autoComplete="new-password"
          hint={t("accounts:passwordHint")}
        />
        <PasswordField name="confirmPassword" label={labels.confirmPassword} autoComplete="new-password" />
        <p className="hint">{t("accounts:changePassword.hint")}</p>
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("accounts:changePassword.title")}</SubmitButton>
        </div>
      </Form>
    </PlainPage>
  );
}
