import { data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { findTwoStep, renewRecoveryCodes } from "#app/features/people/accounts/sign-in/two-step.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";
import { RecoveryCodes } from "#app/ui/profile/account/recovery-codes.tsx";

export const handle = { title: "accounts:recoveryCodes.renew" };

export const loader = screenLoader(async (ctx) => {
  if ((await findTwoStep(ctx)).state !== "on") throw redirect(paths.twoStep);
  return null;
});

export const action = screenAction({ form: "recovery-codes", schema: passwordSchema }, async (ctx, input) =>
  data({ codes: await renewRecoveryCodes(ctx, input) }),
);

export default function RenewRecoveryCodes() {
  const { t } = useTranslation();
  const answer = useActionData<{ codes: string[] } | Refusal>();
  return (
    <PlainPage
      title={t("accounts:recoveryCodes.renew")}
      back={{ to: paths.twoStep, label: t("accounts:twoStep.title") }}
      bodyClass="medium stack"
    >
      {answer && "codes" in answer ? (
        <RecoveryCodes codes={answer.codes} message={t("accounts:recoveryCodes.renewed")} />
      ) : (
        <PasswordForm
          id="recovery-codes"
          text={t("accounts:recoveryCodes.renewText")}
          submit={t("accounts:recoveryCodes.submit")}
        />
      )}
    </PlainPage>
  );
}
