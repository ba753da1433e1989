import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { emailSchema } from "#app/features/people/accounts/account.schema.ts";
import { LINK_MINUTES } from "#app/features/people/accounts/email/link-minutes.ts";
import { requestSignInLink } from "#app/features/people/accounts/sign-in/sign-in-link.server.ts";
import { browserOf, rememberBrowser } from "#app/platform/auth/asking-browser.server.ts";
import { newToken } from "#app/platform/auth/tokens.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "sign-in:link.title" };

export const loader = publicLoader((_ctx, { url }) =>
  Promise.resolve({ redirectTo: safeRedirect(url.searchParams.get("redirectTo"), "") }),
);

export const action = publicAction(
  { form: "login-link", schema: emailSchema },
  async (ctx, { email }, { request, values }) => {
    const browser = (await browserOf(ctx.platform, request)) || newToken();
    const redirectTo = safeRedirect(values.redirectTo, "");
    await requestSignInLink(ctx, { email, browser, redirectTo });
    const cookie = await rememberBrowser(ctx.platform, browser);
    return data({ sentTo: email }, { headers: { "Set-Cookie": cookie } });
  },
);

export default function LoginLink() {
  const { t } = useTranslation();
  const { redirectTo } = useLoaderData<typeof loader>();
  const result = useActionData<{ sentTo: string } | Refusal>();
  const labels = { email: t("accounts:email") };
  return (
    <PlainPage title={t("sign-in:link.title")} bodyClass="narrow stack">
      {result && "sentTo" in result ? (
        <Message tone="good">
          {t("sign-in:link.sent", { email: result.sentTo, minutes: LINK_MINUTES.sign_in })}
        </Message>
      ) : (
        <Form id="login-link" className="stack" labels={labels}>
          <p>{t("sign-in:link.text")}</p>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField name="email" type="email" label={labels.email} autoComplete="username" />
          <div className="actions">
            <SubmitButton busy={t("common:sending")}>{t("sign-in:link.submit")}</SubmitButton>
          </div>
        </Form>
      )}
      <hr className="rule" />
      <p>
        <Link to={paths.loginFor(redirectTo)}>{t("sign-in:loginCode.back")}</Link>
      </p>
    </PlainPage>
  );
}
