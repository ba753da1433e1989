import { useLoaderData } from "@remix-run/react";
import { requireMoneyRight } from "#app/features/people/accounts/money/money-right.server.ts";
import { findPasskeyQuestion } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { MONEY_KEY } from "#app/features/people/api-keys/api-keys.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { permitFor } from "#app/screens/answers/permit.server.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmSteps } from "#app/ui/forms/whole/confirm-steps.tsx";
import { usePermit } from "#app/ui/forms/whole/use-permit.ts";
import { ApiKeyForm } from "#app/ui/profile/api-keys/api-key-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "payment-account:key.title" };

export const loader = screenLoader(async (ctx) => {
  await requireMoneyRight(ctx);
  return { question: await findPasskeyQuestion(ctx) };
});

export const action = screenAction(
  { form: "key-for-payments", schema: confirmationSchema },
  permitFor(MONEY_KEY),
);

export default function KeyForPayments() {
  const { t } = useTranslation();
  const { question } = useLoaderData<typeof loader>();
  const permit = usePermit();
  return (
    <PlainPage
      title={t("payment-account:key.title")}
      back={{ to: paths.apiKeys, label: t("api-keys:title") }}
      bodyClass="medium stack"
    >
      {permit ? (
        <ApiKeyForm permit={permit} />
      ) : (
        <>
          <p>{t("payment-account:key.text")}</p>
          <ConfirmSteps
            id="key-for-payments"
            to={paths.keyForPayments}
            back={paths.apiKeys}
            submit={t("payment-account:key.submit")}
            question={question}
          />
        </>
      )}
    </PlainPage>
  );
}
