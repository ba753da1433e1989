import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findResentMail, resendMail } from "#app/features/people/operator/accounts/resend-mail.server.ts";
import { actSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { AccountActPage } from "#app/ui/shell/operator/account-act-page.tsx";
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
    <AccountActPage
      id={id}
      form="resend-mail"
      title={t(`admin:${name}.title`)}
      text={t(`admin:${name}.text`, { email })}
      submit={t("admin:resend.submit")}
      seen={seen}
    />
  );
}
