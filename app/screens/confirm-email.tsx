import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { tokenSchema } from "#app/features/accounts/account.schema.ts";
import { confirmEmailChange } from "#app/features/accounts/change-email.server.ts";
import { publicAction, publicLoader, type Refusal } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmByLink } from "#app/ui/confirm-by-link.tsx";
import { Band, PageHead } from "#app/ui/page.tsx";
import { REDIRECT_AFTER } from "#app/ui/redirecting.tsx";

export const handle = { title: "accounts:verify.title" };

/** The link sent to a new address; as with /verify-email, only its form changes something. */
export const loader = publicLoader((_ctx, { url }) =>
  Promise.resolve({ token: url.searchParams.get("token") ?? "" }),
);

export const action = publicAction({ form: "confirm-email", schema: tokenSchema }, async (ctx, { token }) => {
  await confirmEmailChange(ctx, token);
  return data(
    { isConfirmed: true as const },
    { headers: { Refresh: `${REDIRECT_AFTER}; url=${paths.login}` } },
  );
});

export default function ConfirmEmail() {
  const { t } = useTranslation();
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<{ isConfirmed: true } | Refusal>();
  return (
    <>
      <PageHead title={t("accounts:verify.title")} />
      <Band className="is-open is-first" bodyClass="medium stack">
        <ConfirmByLink token={token} result={result} />
      </Band>
    </>
  );
}
