import { useLoaderData } from "@remix-run/react";
import { tokenSchema } from "#app/features/people/accounts/account.schema.ts";
import {
  confirmWishByLink,
  findLinkedWish,
} from "#app/features/people/accounts/money/account-wish.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { OldAndNew } from "#app/ui/profile/account/account-wish.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "payment-account:byLink" };

export const loader = screenLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  const { former, account } = await findLinkedWish(ctx, token);
  return { token, former, account };
});

export const action = screenAction(
  { form: "account-by-link", schema: tokenSchema },
  async (ctx, { token }) => {
    const { account } = await findLinkedWish(ctx, token);
    await confirmWishByLink(ctx, token);
    return redirectWithFlash(ctx.platform, paths.gettingPaid, {
      key: "payment-account:done",
      params: { account },
    });
  },
);

/** Opening the link only asks, the form confirms, so that mail scanners change nothing. */
export default function AccountByLink() {
  const { t } = useTranslation();
  const { token, former, account } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("payment-account:byLink")}
      back={{ to: paths.gettingPaid, label: t("accounts:room.gettingPaid") }}
      bodyClass="narrow stack"
    >
      <OldAndNew former={former} account={account} />
      <p>{t("payment-account:text")}</p>
      <ConfirmForm
        id="account-by-link"
        className="stack"
        submit={t("payment-account:confirm")}
        back={paths.accountChange}
      >
        <input type="hidden" name="token" value={token} />
      </ConfirmForm>
    </PlainPage>
  );
}
