import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passkeyAnswerSchema } from "#app/features/people/accounts/passkeys/passkey.schema.ts";
import { isPasskeyPlace } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { signInByPasskey } from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";
import { browserOf } from "#app/platform/auth/asking-browser.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PasskeyPage } from "#app/ui/profile/passkeys/passkey-page.tsx";
import { enter } from "./enter.server.ts";

export const handle = { title: "passkeys:use.title" };

export const loader = publicLoader((ctx, { url }) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  if (!isPasskeyPlace(ctx)) throw redirect(paths.login);
  return Promise.resolve({ redirectTo: safeRedirect(url.searchParams.get("redirectTo"), "") });
});

export const action = publicAction(
  { form: "login-passkey", schema: passkeyAnswerSchema },
  async (ctx, { credential }, { request, values }) => {
    const browser = await browserOf(ctx.platform, request);
    return enter(ctx, request, await signInByPasskey(ctx, { credential, browser }), values.redirectTo);
  },
);

export default function LoginPasskey() {
  const { t } = useTranslation();
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <PasskeyPage
      action={paths.loginPasskey(redirectTo)}
      options={paths.passkeyOptions}
      redirectTo={redirectTo}
      back={{ to: paths.loginFor(redirectTo), label: t("passkeys:use.password") }}
    />
  );
}
