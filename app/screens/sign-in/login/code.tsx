import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { codeSchema } from "#app/features/accounts/account.schema.ts";
import { noticeNewSignIn } from "#app/features/accounts/sign-in/new-sign-in.server.ts";
import { completeSignIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { deviceOf } from "#app/platform/auth/known-device.server.ts";
import { findPendingSignIn, forgetPendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "sign-in:loginCode.title", withoutScripts: true };

export const loader = publicLoader(async (ctx, { request, url }) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  if (!(await findPendingSignIn(ctx, request))) throw redirect(paths.login);
  return { redirectTo: safeRedirect(url.searchParams.get("redirectTo"), "") };
});

export const action = publicAction(
  { form: "login-code", schema: codeSchema },
  async (ctx, { code }, { request, values }) => {
    const pending = await findPendingSignIn(ctx, request);
    if (!pending) {
      const expired = { key: "sign-in:loginCode.expired", tone: "bad" as const };
      return redirectWithFlash(ctx.platform, paths.login, expired);
    }
    const { id, language, accessVersion } = await completeSignIn(ctx, pending, code);
    const device = await deviceOf(ctx.platform, request);
    const userAgent = request.headers.get("User-Agent") ?? "";
    await noticeNewSignIn(ctx, { userId: id, userAgent, isKnownDevice: device.knows(id) });
    const to = safeRedirect(values.redirectTo as string);
    const response = await startCookieSession(ctx, request, { userId: id, accessVersion, language, to });
    response.headers.append("Set-Cookie", await forgetPendingSignIn(ctx));
    return response;
  },
);

export default function LoginCode() {
  const { t } = useTranslation();
  const { redirectTo } = useLoaderData<typeof loader>();
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
    </PlainPage>
  );
}
