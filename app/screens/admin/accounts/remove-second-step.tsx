import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { dangerousActSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { removeSecondStep } from "#app/features/people/operator/accounts/end-access.server.ts";
import { AccountActPage } from "#app/ui/shell/operator/account-act-page.tsx";
import { accountAction, accountLoader, withPassword } from "./act-page.server.ts";

export const handle = { title: "admin:removeSecondStep.title" };

export const loader = accountLoader;

export const action = accountAction("remove-second-step", dangerousActSchema, withPassword(removeSecondStep));

export default function RemoveSecondStep() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <AccountActPage
      id={id}
      form="remove-second-step"
      title={t("admin:removeSecondStep.title")}
      text={t("admin:removeSecondStep.text", { email })}
      submit={t("admin:removeSecondStep.submit")}
      seen={seen}
      isDangerous
    />
  );
}
