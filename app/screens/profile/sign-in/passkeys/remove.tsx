import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { findPasskey, removePasskey } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";

export const handle = { title: "passkeys:remove.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name, lastUsedAt } = await findPasskey(ctx, id);
  return { name, lastUsed: lastUsedAt && formatInstant(lastUsedAt, ctx.locale) };
});

export const action = screenAction(
  { form: "remove-passkey", schema: passwordSchema, exists: (ctx, { id }) => findPasskey(ctx, id) },
  async (ctx, input, { id }) => {
    await removePasskey(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.signIn, { key: "passkeys:remove.done" });
  },
);

export default function RemovePasskey() {
  const { t } = useTranslation();
  const { name, lastUsed } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("passkeys:remove.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="medium stack"
    >
      <dl className="facts">
        <dt>{t("passkeys:name")}</dt>
        <dd>{name}</dd>
        <dt>{t("passkeys:lastUsed")}</dt>
        <dd>{lastUsed ?? t("passkeys:neverUsed")}</dd>
      </dl>
      <PasswordForm
        id="remove-passkey"
        text={t("passkeys:remove.text")}
        submit={t("passkeys:remove.submit")}
      />
    </PlainPage>
  );
}
