import { redirect } from "@remix-run/node";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { disableTwoStep, findTwoStep } from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";

export const handle = { title: "accounts:twoStepOff.title" };

export const loader = screenLoader(async (ctx) => {
  if ((await findTwoStep(ctx)).state !== "on") throw redirect(paths.twoStep);
  return null;
});

export const action = screenAction({ form: "two-step-off", schema: passwordSchema }, async (ctx, input) => {
  await disableTwoStep(ctx, input);
  return redirectWithFlash(ctx.platform, paths.signIn, { key: "accounts:twoStepOff.done" });
});

export default function TwoStepOff() {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t("accounts:twoStepOff.title")}
      back={{ to: paths.twoStep, label: t("accounts:twoStep.title") }}
    >
      <PasswordForm
        id="two-step-off"
        text={t("accounts:twoStepOff.text")}
        submit={t("accounts:twoStepOff.submit")}
      />
    </PlainPage>
  );
}
