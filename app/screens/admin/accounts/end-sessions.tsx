import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { actSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { endSessions } from "#app/features/people/operator/accounts/end-access.server.ts";
import { AccountActPage } from "#app/ui/shell/operator/account-act-page.tsx";
import { accountAction, accountLoader } from "./act-page.server.ts";

export const handle = { title: "admin:endSessions.title" };

export const loader = accountLoader;

export const action = accountAction("end-sessions", actSchema, endSessions);

export default function EndSessions() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <AccountActPage
      id={id}
      form="end-sessions"
      title={t("admin:endSessions.title")}
      text={t("admin:endSessions.text", { email })}
      submit={t("admin:endSessions.submit")}
      seen={seen}
    />
  );
}
