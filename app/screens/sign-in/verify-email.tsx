import { data } from "@remix-run/node";
import { tokenSchema } from "#app/features/people/accounts/account.schema.ts";
import { verifyEmail } from "#app/features/people/accounts/email/verification.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { REDIRECT_AFTER } from "#app/ui/elements/page/redirecting.tsx";

export { ConfirmByLink as default } from "#app/ui/forms/whole/confirm-by-link.tsx";

export const handle = { title: "sign-in:verify.title" };

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
