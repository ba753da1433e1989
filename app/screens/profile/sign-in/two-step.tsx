import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { twoStepSchema } from "#app/features/people/accounts/account.schema.ts";
import {
  beginTwoStep,
  enableTwoStep,
  findTwoStep,
  renewTwoStepSecret,
} from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { qrCode } from "#app/platform/pdf/qr-code.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";
import { RecoveryCodes } from "#app/ui/profile/account/recovery-codes.tsx";
import { TwoStepSetup } from "#app/ui/profile/account/two-step-setup.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "accounts:twoStep.title" };

export const loader = screenLoader(async (ctx) => {
  const twoStep = await findTwoStep(ctx);
  return twoStep.state === "begun" ? { ...twoStep, symbol: qrCode(twoStep.uri) } : twoStep;
});

export const action = screenAction({ form: "two-step", schema: twoStepSchema }, async (ctx, input) => {
  if (input.intent === "enable") return data({ codes: await enableTwoStep(ctx, input) });
  if (input.intent === "renew") await renewTwoStepSecret(ctx);
  else await beginTwoStep(ctx, input);
  return redirect(paths.twoStep, { status: 303 });
});

export default function TwoStep() {
  const { t } = useTranslation();
  const twoStep = useLoaderData<typeof loader>();
  const answer = useActionData<{ codes: string[] } | Refusal>();
  return (
    <PlainPage
      title={t("accounts:twoStep.title")}
      back={{ to: paths.signIn, label: t("accounts:signIn.title") }}
      bodyClass="medium stack"
    >
      {answer && "codes" in answer ? (
        <RecoveryCodes codes={answer.codes} message={t("accounts:twoStep.done")} />
      ) : twoStep.state === "on" ? (
        <TwoStepOn codesLeft={twoStep.codesLeft} />
      ) : twoStep.state === "begun" ? (
        <TwoStepSetup {...twoStep} />
      ) : (
        <TwoStepOff />
      )}
    </PlainPage>
  );
}

function TwoStepOff() {
  const { t } = useTranslation();
  return (
    <PasswordForm id="two-step" text={t("accounts:twoStep.lead")} submit={t("accounts:twoStep.begin")}>
      <input type="hidden" name="intent" value="begin" />
    </PasswordForm>
  );
}

function TwoStepOn({ codesLeft }: { codesLeft: number }) {
  const { t } = useTranslation();
  return (
    <>
      <dl className="facts">
        <dt>{t("accounts:twoStep.state")}</dt>
        <dd>{t("accounts:twoStep.on")}</dd>
        <dt>{t("accounts:recoveryCodes.title")}</dt>
        <dd>{t("accounts:recoveryCodes.left", { count: codesLeft })}</dd>
      </dl>
      <div className="actions">
        <Link className="button" to={paths.recoveryCodes}>
          {t("accounts:recoveryCodes.renew")}
        </Link>
        <Link className="button" to={paths.twoStepOff}>
          {t("accounts:twoStepOff.submit")}
        </Link>
      </div>
    </>
  );
}
