import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { connectProviderSchema } from "#app/features/people/accounts/account.schema.ts";
import { connectIdentity, hasProvenSince } from "#app/features/people/accounts/provider/identities.server.ts";
import { requireProvider } from "#app/features/people/accounts/provider/provider.server.ts";
import { identityCookie } from "#app/platform/auth/provider-cookies.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "provider:connect.title" };

export const loader = screenLoader(async (ctx, { request }) => {
  const provider = requireProvider(ctx);
  const waiting = await identityCookie.find(ctx, request);
  if (!waiting) throw await tooLate(ctx, provider);
  const asksPassword = !(await hasProvenSince(ctx, waiting));
  return { provider, email: waiting.email || waiting.subject, account: ctx.user.email, asksPassword };
});

export const action = screenAction(
  { form: "connect-provider", schema: connectProviderSchema },
  async (ctx, { password }, { request }) => {
    const provider = requireProvider(ctx);
    const waiting = await identityCookie.find(ctx, request);
    if (!waiting) return tooLate(ctx, provider);
    await connectIdentity(ctx, waiting, { password, provider });
    const flash = { key: "provider:connect.done", params: { provider } };
    const to = safeRedirect(waiting.redirectTo, paths.signIn);
    return redirectWithFlash(ctx.platform, to, flash, [await identityCookie.forget(ctx)]);
  },
);

function tooLate(ctx: UserContext, provider: string): Promise<Response> {
  const flash = { key: "provider:connect.expired", params: { provider }, tone: "bad" as const };
  return redirectWithFlash(ctx.platform, paths.signIn, flash);
}

export default function ConnectProvider() {
  const { t } = useTranslation();
  const { provider, email, account, asksPassword } = useLoaderData<typeof loader>();
  const labels = { password: t("accounts:currentPassword") };
  return (
    <PlainPage
      title={t("provider:connect.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="medium stack"
    >
      <Form id="connect-provider" className="narrow stack" labels={labels}>
        <p>{t("provider:connect.text", { provider, email, account })}</p>
        {asksPassword ? (
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        ) : null}
        <div className="actions">
          <SubmitButton>{t("provider:connect.submit")}</SubmitButton>
        </div>
      </Form>
    </PlainPage>
  );
}
