import { useLoaderData } from "@remix-run/react";
import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { findPasskeyQuestion } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import {
  CHANGE_PROVIDER,
  PROVIDER_KEY_CAPS,
} from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import { findProvider } from "#app/features/money/online-payments/provider/providers.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { permitFor } from "#app/screens/answers/permit.server.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmSteps } from "#app/ui/forms/whole/confirm-steps.tsx";
import { usePermit } from "#app/ui/forms/whole/use-permit.ts";
import { ChangeProvider } from "#app/ui/payments/online/change-provider.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "payment-account:provider.title" };

export const loader = screenLoader(async (ctx) => {
  await requireProvenAddress(ctx);
  const provider = await findProvider(ctx);
  return {
    question: await findPasskeyQuestion(ctx),
    isPro: await isPro(ctx),
    isConnect: ctx.platform.env.STRIPE_CONNECT_SECRET_KEY !== undefined,
    state: provider?.state ?? null,
    caps: PROVIDER_KEY_CAPS,
  };
});

export const action = screenAction(
  { form: "confirm-provider", schema: confirmationSchema },
  permitFor(CHANGE_PROVIDER),
);

export default function ConfirmProvider() {
  const { t } = useTranslation();
  const { question, ...provider } = useLoaderData<typeof loader>();
  const permit = usePermit();
  return (
    <PlainPage
      title={t(permit ? "online-payments:title" : "payment-account:provider.title")}
      back={{ to: paths.onlinePayments, label: t("online-payments:title") }}
      bodyClass="medium stack"
    >
      <p>{t("payment-account:provider.text")}</p>
      {permit ? (
        <ChangeProvider permit={permit} {...provider} />
      ) : (
        <ConfirmSteps
          id="confirm-provider"
          to={paths.confirmProvider}
          back={paths.onlinePayments}
          submit={t("payment-account:provider.submit")}
          question={question}
        />
      )}
    </PlainPage>
  );
}
