import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { codeSchema } from "#app/features/people/accounts/account.schema.ts";
import { hasPasskeys } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { completeSignIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { findPendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PasskeyForm } from "#app/ui/profile/passkeys/passkey-form.tsx";
import { complete, tooLate } from "./enter.server.ts";

export const handle = { title: "sign-in:loginCode.title" };

export const loader = publicLoader(async (ctx, { request, url }) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  const pending = await findPendingSignIn(ctx, request);
  if (!pending) throw redirect(paths.login);
  return {
    redirectTo: safeRedirect(url.searchParams.get("redirectTo"), ""),
    hasPasskeys: await hasPasskeys(ctx, pending.userId),
  };
});

export const action = publicAction(
  { form: "login-code", schema: codeSchema },
  async (ctx, { code }, { request, values }) => {
    const pending = await findPendingSignIn(ctx, request);
    if (!pending) return tooLate(ctx);
    return complete(ctx, request, await completeSignIn(ctx, pending, code), values.redirectTo);
  },
);

export default function LoginCode() {
  const { t } = useTranslation();
  const { redirectTo, hasPasskeys } = useLoaderData<typeof loader>();
  const label = t("sign-in:loginCode.code");
  return (
    <PlainPage title={t("sign-in:loginCode.title")} bodyClass="narrow stack">
      <p>{t("sign-in:loginCode.text")}</p>
      <Form id="login-code" className="stack" labels={{ code: label }}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          name="code"
          label={label}
          autoComplete="one-time-code"
          hint={t("sign-in:loginCode.hint")}
        />
        <div className="title-row">
          <SubmitButton busy={t("sign-in:login.busy")}>{t("sign-in:login.submit")}</SubmitButton>
          <Link className="back" to={paths.login}>
            {t("sign-in:loginCode.back")}
          </Link>
        </div>
      </Form>
      {hasPasskeys ? (
        <PasskeyForm
          kind="get"
          action={paths.loginCodePasskey(redirectTo)}
          options={paths.secondStepOptions}
          values={{ redirectTo }}
        >
          {t("passkeys:use.submit")}
        </PasskeyForm>
      ) : null}
    </PlainPage>
  );
}
