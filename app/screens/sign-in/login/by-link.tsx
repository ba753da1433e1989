import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { tokenSchema } from "#app/features/people/accounts/account.schema.ts";
import { signInByLink } from "#app/features/people/accounts/sign-in/sign-in-link.server.ts";
import { browserOf } from "#app/platform/auth/asking-browser.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { enter } from "./enter.server.ts";

export const handle = { title: "sign-in:login.title" };

export const loader = publicLoader((ctx, { url }) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  const redirectTo = safeRedirect(url.searchParams.get("redirectTo"), "");
  return Promise.resolve({ token: url.searchParams.get("token") ?? "", redirectTo });
});

export const action = publicAction(
  { form: "login-by-link", schema: tokenSchema },
  async (ctx, { token }, { request, values }) => {
    const browser = await browserOf(ctx.platform, request);
    return enter(ctx, request, await signInByLink(ctx, { token, browser }), values.redirectTo);
  },
);

/** Opening the link only asks, so that mail scanners change nothing. */
export default function LoginByLink() {
  const { t } = useTranslation();
  const { token, redirectTo } = useLoaderData<typeof loader>();
  const isRefused = Boolean(useActionData<Refusal>()?.problem);
  return (
    <PlainPage title={t("sign-in:login.title")} bodyClass="narrow stack">
      <Form id="login-by-link" className="stack" labels={{}}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        {isRefused ? null : (
          <>
            <p>{t("sign-in:link.press")}</p>
            <div className="actions">
              <SubmitButton busy={t("sign-in:login.busy")}>{t("sign-in:login.submit")}</SubmitButton>
            </div>
          </>
        )}
      </Form>
      <hr className="rule" />
      <p>
        <Link to={paths.loginLink(redirectTo)}>{t("sign-in:link.again")}</Link>
      </p>
    </PlainPage>
  );
}
