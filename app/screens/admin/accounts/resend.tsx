import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { findResentMail, resendMail } from "#app/features/operator/accounts/resend-mail.server.ts";
import { actSchema } from "#app/features/operator/acts/act.schema.ts";
import { paths } from "#app/paths.ts";
import { ActForm } from "#app/ui/operator/act-form.tsx";
import { DeskRoom } from "#app/ui/operator/desk-room.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { deskLoader } from "#app/screens/admin/desk.server.ts";
import { accountAction, actPage } from "./act-page.server.ts";

export const handle = { title: "admin:resend.title" };

export const loader = deskLoader(async (ctx, args) => ({
  mail: findResentMail(args.params.mail),
  ...(await actPage(ctx, args)),
}));

export const action = accountAction("resend-mail", actSchema, (ctx, id, order, _input, { params }) =>
  resendMail(ctx, id, { ...order, mail: findResentMail(params.mail) }),
);

export default function ResendMail() {
  const { t } = useTranslation();
  const { id, email, seen, mail } = useLoaderData<typeof loader>();
  const name = mail === "password" ? "resendPassword" : "resendVerification";
  return (
    <DeskRoom
      name="accounts"
      title={t(`admin:${name}.title`)}
      back={{ to: paths.deskAccount(id), label: t("admin:account.title") }}
    >
      <Band className="is-open is-first">
        <ActForm
          id="resend-mail"
          text={t(`admin:${name}.text`, { email })}
          submit={t("admin:resend.submit")}
          back={paths.deskAccount(id)}
          seen={seen}
        />
      </Band>
    </DeskRoom>
  );
}
