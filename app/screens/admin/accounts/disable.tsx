import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { dangerousActSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { disableAccount } from "#app/features/people/operator/accounts/disable-account.server.ts";
import { AccountActPage } from "#app/ui/shell/operator/account-act-page.tsx";
import { accountAction, accountLoader, withPassword } from "./act-page.server.ts";

export const handle = { title: "admin:disable.title" };

export const loader = accountLoader;

export const action = accountAction("disable-account", dangerousActSchema, withPassword(disableAccount));

export default function DisableAccount() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <AccountActPage
      id={id}
      form="disable-account"
      title={t("admin:disable.title")}
      text={t("admin:disable.text", { email })}
      submit={t("admin:disable.submit")}
      seen={seen}
      isDangerous
    />
  );
}
