import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isOpenToMembers } from "#app/features/people/accounts/money/money-right.server.ts";
import { openToMembers } from "#app/features/people/accounts/money/open-to-members.server.ts";
import { findPasskeyQuestion } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmSteps } from "#app/ui/forms/whole/confirm-steps.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "payment-account:members.title" };

export const loader = screenLoader(async (ctx) => ({
  isOpen: await isOpenToMembers(ctx),
  question: await findPasskeyQuestion(ctx),
}));

export const action = screenAction(
  {
    form: "accounts-of-members",
    schema: confirmationSchema.and(z.object({ members: z.enum(["open", "close"]) })),
  },
  async (ctx, { members, ...confirmation }) => {
    const proof = await openToMembers(ctx, members === "open", confirmation);
    if (proof !== null) return data({ proof });
    const key = members === "open" ? "payment-account:members.opened" : "payment-account:members.closed";
    return redirectWithFlash(ctx.platform, paths.people, { key });
  },
);

export default function AccountsOfMembers() {
  const { t } = useTranslation();
  const { isOpen, question } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("payment-account:members.title")}
      back={{ to: paths.people, label: t("seats:title") }}
      bodyClass="narrow stack"
    >
      <p>{t(isOpen ? "payment-account:members.all" : "payment-account:members.owner")}</p>
      <ConfirmSteps
        id="accounts-of-members"
        to={paths.accountsOfMembers}
        back={paths.people}
        submit={t(isOpen ? "payment-account:members.close" : "payment-account:members.open")}
        question={question}
        values={{ members: isOpen ? "close" : "open" }}
      />
    </PlainPage>
  );
}
