import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { actSchema } from "#app/features/operator/acts/act.schema.ts";
import { endSessions } from "#app/features/operator/accounts/end-access.server.ts";
import { paths } from "#app/paths.ts";
import { ActForm } from "#app/ui/operator/act-form.tsx";
import { DeskRoom } from "#app/ui/operator/desk-room.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { accountAction, accountLoader } from "./act-page.server.ts";

export const handle = { title: "admin:endSessions.title" };

export const loader = accountLoader;

export const action = accountAction("end-sessions", actSchema, endSessions);

export default function EndSessions() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <DeskRoom
      name="accounts"
      title={t("admin:endSessions.title")}
      back={{ to: paths.deskAccount(id), label: t("admin:account.title") }}
    >
      <Band className="is-open is-first">
        <ActForm
          id="end-sessions"
          text={t("admin:endSessions.text", { email })}
          submit={t("admin:endSessions.submit")}
          back={paths.deskAccount(id)}
          seen={seen}
        />
      </Band>
    </DeskRoom>
  );
}
