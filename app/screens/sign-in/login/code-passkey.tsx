import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passkeyAnswerSchema } from "#app/features/people/accounts/passkeys/passkey.schema.ts";
import { completeByPasskey } from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";
import { findPendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PasskeyPage } from "#app/ui/profile/passkeys/passkey-page.tsx";
import { complete, tooLate } from "./enter.server.ts";

export const handle = { title: "passkeys:use.title" };

export const loader = publicLoader(async (ctx, { request, url }) => {
  if (isSignedIn(ctx)) throw redirect(paths.dashboard);
  if (!(await findPendingSignIn(ctx, request))) throw redirect(paths.login);
  return { redirectTo: safeRedirect(url.searchParams.get("redirectTo"), "") };
});

export const action = publicAction(
  { form: "login-code-passkey", schema: passkeyAnswerSchema },
  async (ctx, { credential }, { request, values }) => {
    const pending = await findPendingSignIn(ctx, request);
    if (!pending) return tooLate(ctx);
    return complete(ctx, request, await completeByPasskey(ctx, pending, credential), values.redirectTo);
  },
);

export default function LoginCodePasskey() {
  const { t } = useTranslation();
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <PasskeyPage
      action={paths.loginCodePasskey(redirectTo)}
      options={paths.secondStepOptions}
      redirectTo={redirectTo}
      back={{ to: paths.loginCode(redirectTo), label: t("passkeys:use.code") }}
    />
  );
}
