import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { signInSchema } from "#app/features/people/accounts/account.schema.ts";
import { languageOnEntry } from "#app/features/people/accounts/demo-account.server.ts";
import { isPasskeyPlace } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { providerName } from "#app/features/people/accounts/provider/provider.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { deviceOf } from "#app/platform/auth/known-device.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { ForStrangers } from "#app/ui/public/registration.tsx";
import { PasskeyForm } from "#app/ui/profile/passkeys/passkey-form.tsx";
import { enter } from "#app/screens/sign-in/login/enter.server.ts";

const MANAGED = "/profile/subscription/";

const REFUSED = new Set<string>(["request.too_many", "account.invalid_credentials"]);

export const loader = publicLoader(async (ctx, { url }) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  return {
    redirectTo: safeRedirect(url.searchParams.get("redirectTo"), ""),
    withPasskeys: isPasskeyPlace(ctx),
    provider: providerName(ctx),
  };
});

export const action = publicAction(
  { form: "login", schema: signInSchema },
  async (ctx, input, { request, values }) => {
    const device = await deviceOf(ctx.platform, request);
    const user = await signIn(ctx, input, device);
    const language = await languageOnEntry(ctx, { email: input.email, language: user.language });
    return enter(ctx, request, { ...user, language }, values.redirectTo);
  },
);

export const handle = { title: "sign-in:login.title" };

export default function Login() {
  const { t } = useTranslation();
  const { redirectTo, withPasskeys, provider } = useLoaderData<typeof loader>();
  const isRefused = REFUSED.has(useActionData<Refusal>()?.problem?.code ?? "");
  const labels = { email: t("accounts:email"), password: t("accounts:password") };
  return (
    <PlainPage title={t("sign-in:login.title")} bodyClass="narrow stack">
      {redirectTo.startsWith(MANAGED) ? <Message tone="note">{t("subscription:signIn")}</Message> : null}
      <Form id="login" className="stack" labels={labels}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField name="email" type="email" label={labels.email} autoComplete="username webauthn" />
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        <div className="title-row">
          <SubmitButton busy={t("sign-in:login.busy")}>{t("sign-in:login.submit")}</SubmitButton>
          <Link className="back is-forward" to={paths.forgotPassword}>
            {t("sign-in:forgot.link")}
          </Link>
        </div>
      </Form>
      {withPasskeys ? (
        <PasskeyForm
          kind="get"
          action={paths.loginPasskey(redirectTo)}
          options={paths.passkeyOptions}
          values={{ redirectTo }}
          offers
        >
          {t("passkeys:use.title")}
        </PasskeyForm>
      ) : null}
      {provider ? (
        <div className="actions">
          <Link className="button" to={paths.loginProvider(redirectTo)}>
            {t("provider:signIn", { provider })}
          </Link>
        </div>
      ) : null}
      {isRefused ? (
        <p>
          <Link to={paths.loginLink(redirectTo)}>{t("sign-in:link.offer")}</Link>
        </p>
      ) : null}
      <hr className="rule" />
      <ForStrangers>
        <p>
          {t("sign-in:login.noAccount")}{" "}
          <Link to={paths.registerFor(redirectTo)}>{t("sign-in:register.title")}</Link>
        </p>
      </ForStrangers>
    </PlainPage>
  );
}
