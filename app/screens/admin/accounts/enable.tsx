import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { actSchema } from "#app/features/operator/acts/act.schema.ts";
import { enableAccount } from "#app/features/operator/accounts/disable-account.server.ts";
import { paths } from "#app/paths.ts";
import { ActForm } from "#app/ui/operator/act-form.tsx";
import { DeskRoom } from "#app/ui/operator/desk-room.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { accountAction, accountLoader } from "./act-page.server.ts";

export const handle = { title: "admin:enable.title" };

export const loader = accountLoader;

export const action = accountAction("enable-account", actSchema, enableAccount);

export default function EnableAccount() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <DeskRoom
      name="accounts"
      title={t("admin:enable.title")}
      back={{ to: paths.deskAccount(id), label: t("admin:account.title") }}
    >
      <Band className="is-open is-first">
        <ActForm
          id="enable-account"
          text={t("admin:enable.text", { email })}
          submit={t("admin:enable.submit")}
          back={paths.deskAccount(id)}
          seen={seen}
        />
      </Band>
    </DeskRoom>
  );
}
