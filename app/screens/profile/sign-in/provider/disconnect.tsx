import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { disconnectIdentity, ownIdentity } from "#app/features/people/accounts/provider/identities.server.ts";
import { requireProvider } from "#app/features/people/accounts/provider/provider.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";

export const handle = { title: "provider:disconnect.title" };

export const loader = screenLoader(async (ctx) => {
  const provider = requireProvider(ctx);
  if (!(await ownIdentity(ctx))) throw redirect(paths.signIn);
  return { provider };
});

export const action = screenAction(
  { form: "disconnect-provider", schema: passwordSchema },
  async (ctx, input) => {
    const provider = requireProvider(ctx);
    await disconnectIdentity(ctx, input);
    const flash = { key: "provider:disconnect.done", params: { provider } };
    return redirectWithFlash(ctx.platform, paths.signIn, flash);
  },
);

export default function DisconnectProvider() {
  const { t } = useTranslation();
  const { provider } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("provider:disconnect.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="medium stack"
    >
      <PasswordForm
        id="disconnect-provider"
        text={t("provider:disconnect.text", { provider })}
        submit={t("provider:disconnect.submit")}
      />
    </PlainPage>
  );
}
