import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { dangerousActSchema } from "#app/features/operator/acts/act.schema.ts";
import { removeSecondStep } from "#app/features/operator/accounts/end-access.server.ts";
import { confirmPassword } from "#app/features/accounts/sign-in/confirm-password.server.ts";
import { paths } from "#app/paths.ts";
import { ActForm } from "#app/ui/operator/act-form.tsx";
import { DeskRoom } from "#app/ui/operator/desk-room.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { accountAction, accountLoader } from "./act-page.server.ts";

export const handle = { title: "admin:removeSecondStep.title" };

export const loader = accountLoader;

export const action = accountAction(
  "remove-second-step",
  dangerousActSchema,
  async (ctx, id, order, { password }) => {
    await confirmPassword(ctx, password);
    return removeSecondStep(ctx, id, order);
  },
);

export default function RemoveSecondStep() {
  const { t } = useTranslation();
  const { id, email, seen } = useLoaderData<typeof loader>();
  return (
    <DeskRoom
      name="accounts"
      title={t("admin:removeSecondStep.title")}
      back={{ to: paths.deskAccount(id), label: t("admin:account.title") }}
    >
      <Band className="is-open is-first">
        <ActForm
          id="remove-second-step"
          text={t("admin:removeSecondStep.text", { email })}
          submit={t("admin:removeSecondStep.submit")}
          back={paths.deskAccount(id)}
          seen={seen}
          isDangerous
          danger
        />
      </Band>
    </DeskRoom>
  );
}
