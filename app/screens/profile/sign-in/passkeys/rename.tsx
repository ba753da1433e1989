import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passkeyNameSchema } from "#app/features/people/accounts/passkeys/passkey.schema.ts";
import { PASSKEY_CAPS } from "#app/features/people/accounts/passkeys/passkey-caps.ts";
import { findPasskey, renamePasskey } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "passkeys:rename.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findPasskey(ctx, id);
  return { name };
});

export const action = screenAction(
  {
    form: "rename-passkey",
    schema: passkeyNameSchema,
    caps: PASSKEY_CAPS,
    exists: (ctx, { id }) => findPasskey(ctx, id),
  },
  async (ctx, { name }, { id }) => {
    await renamePasskey(ctx, id, name);
    return redirectWithFlash(ctx.platform, paths.signIn, { key: "passkeys:rename.done", params: { name } });
  },
);

export default function RenamePasskey() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  const labels = { name: t("passkeys:name") };
  return (
    <PlainPage
      title={t("passkeys:rename.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="narrow stack"
    >
      <Form id="rename-passkey" className="stack" labels={labels} values={{ name }}>
        <TextField name="name" label={labels.name} cap={PASSKEY_CAPS.name} />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("passkeys:rename.submit")}</SubmitButton>
        </div>
      </Form>
    </PlainPage>
  );
}
