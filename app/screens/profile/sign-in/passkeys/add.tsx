import { data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { addPasskeySchema } from "#app/features/people/accounts/passkeys/passkey.schema.ts";
import { addPasskey, beginPasskey } from "#app/features/people/accounts/passkeys/add-passkey.server.ts";
import { isPasskeyPlace } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { deviceName } from "#app/features/people/accounts/sign-in/device.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";
import { PasskeyForm } from "#app/ui/profile/passkeys/passkey-form.tsx";

export const handle = { title: "passkeys:add.title" };

export const loader = screenLoader((ctx) => {
  if (!isPasskeyPlace(ctx)) throw redirect(paths.signIn);
  return Promise.resolve(null);
});

export const action = screenAction(
  { form: "add-passkey", schema: addPasskeySchema },
  async (ctx, input, { request }) => {
    if (input.intent === "begin") return data({ options: await beginPasskey(ctx, input) });
    const name = deviceName(request.headers.get("User-Agent") ?? "");
    await addPasskey(ctx, input.credential, name);
    const flash = { key: "passkeys:add.done", params: { name } };
    return redirectWithFlash(ctx.platform, paths.signIn, flash);
  },
);

export default function AddPasskey() {
  const { t } = useTranslation();
  const answer = useActionData<{ options: object } | Refusal>();
  return (
    <PlainPage
      title={t("passkeys:add.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="medium stack"
    >
      {answer && "options" in answer ? (
        <>
          <p>{t("passkeys:add.press")}</p>
          <PasskeyForm
            kind="create"
            action={paths.addPasskey}
            options={answer.options}
            values={{ intent: "create" }}
            isPrimary
          >
            {t("passkeys:add.submit")}
          </PasskeyForm>
        </>
      ) : (
        <PasswordForm id="add-passkey" text={t("passkeys:add.text")} submit={t("passkeys:add.continue")}>
          <input type="hidden" name="intent" value="begin" />
        </PasswordForm>
      )}
      <p className="lacks-passkeys">{t("passkeys:unsupported")}</p>
    </PlainPage>
  );
}
