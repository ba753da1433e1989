import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { actSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { enableAccount } from "#app/features/people/operator/accounts/disable-account.server.ts";
import { AccountActPage } from "#app/ui/shell/operator/account-act-page.tsx";
import { accountAction, accountLoader } from "./act-page.server.ts";

export const handle = { title: "admin:enable.title" };

export const loader = accountLoader;

export const action = accountAction("enable-account", actSchema, enableAccount);

export default function EnableAccount() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <AccountActPage
      id={id}
      form="enable-account"
      title={t("admin:enable.title")}
      text={t("admin:enable.text", { email })}
      submit={t("admin:enable.submit")}
      seen={seen}
    />
  );
}
