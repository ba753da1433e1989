import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { tokenSchema } from "#app/features/accounts/account.schema.ts";
import { verifyEmail } from "#app/features/accounts/verification.server.ts";
import { publicAction, publicLoader, type Refusal } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmByLink } from "#app/ui/confirm-by-link.tsx";
import { Band, PageHead } from "#app/ui/page.tsx";
import { REDIRECT_AFTER } from "#app/ui/redirecting.tsx";

export const handle = { title: "accounts:verify.title" };

/** Opening the link changes nothing: mail scanners do that too. The form confirms the address. */
export const loader = publicLoader((_ctx, { url }) =>
  Promise.resolve({ token: url.searchParams.get("token") ?? "" }),
);

export const action = publicAction({ form: "verify-email", schema: tokenSchema }, async (ctx, { token }) => {
  await verifyEmail(ctx, token);
  return data(
    { isConfirmed: true as const },
    { headers: { Refresh: `${REDIRECT_AFTER}; url=${paths.login}` } },
  );
});

export default function VerifyEmail() {
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
