import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { confirmWish, findWish } from "#app/features/people/accounts/money/account-wish.server.ts";
import {
  findPasskeyQuestion,
  hasSecondStep,
} from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmSteps } from "#app/ui/forms/whole/confirm-steps.tsx";
import { DiscardAccount, OldAndNew } from "#app/ui/profile/account/account-wish.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "payment-account:title" };

export const loader = screenLoader(async (ctx) => {
  const wish = await findWish(ctx);
  return {
    wish: wish && { ...wish, until: formatDay(zurichDay(new Date(wish.expiresAt)), ctx.locale) },
    email: ctx.user.email,
    isTwoStep: await hasSecondStep(ctx),
    question: await findPasskeyQuestion(ctx),
  };
});

export const action = screenAction(
  {
    form: "account-change",
    schema: confirmationSchema.and(z.object({ wish: z.string().max(64) })),
  },
  async (ctx, { wish: id, ...confirmation }) => {
    const wish = await findWish(ctx);
    const said = await confirmWish(ctx, id, confirmation);
    if (said === "sent") {
      const flash = { key: "payment-account:sent", params: { email: ctx.user.email } };
      return redirectWithFlash(ctx.platform, paths.accountChange, flash);
    }
    if (said !== "done") return data(said);
    const flash = { key: "payment-account:done", params: { account: wish?.account ?? "" } };
    return redirectWithFlash(ctx.platform, paths.gettingPaid, flash);
  },
);

export default function AccountChange() {
  const { t } = useTranslation();
  const { wish, email, isTwoStep, question } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("payment-account:title")}
      back={{ to: paths.gettingPaid, label: t("accounts:room.gettingPaid") }}
      bodyClass="narrow stack"
    >
      {wish ? (
        <>
          <OldAndNew {...wish} />
          <p>{t("payment-account:text")}</p>
          {wish.isOwn ? (
            <>
              <p>{isTwoStep ? t("payment-account:twoStep") : t("payment-account:noStep", { email })}</p>
              <ConfirmSteps
                id="account-change"
                to={paths.accountChange}
                back={paths.gettingPaid}
                submit={t(isTwoStep ? "payment-account:confirm" : "payment-account:sendLink")}
                question={question}
                values={{ wish: wish.id }}
              />
            </>
          ) : (
            <p>{t("payment-account:waitsOther", wish)}</p>
          )}
          <p className="soft">{t("payment-account:until", { day: wish.until })}</p>
          <DiscardAccount />
        </>
      ) : (
        <p>{t("payment-account:none")}</p>
      )}
    </PlainPage>
  );
}
