import { redirect } from "@remix-run/node";
import { requireProvider, startAtProvider } from "#app/features/people/accounts/provider/provider.server.ts";
import { attemptCookie } from "#app/platform/auth/provider-cookies.server.ts";
import { publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { orBackToLogin } from "./back-to-login.server.ts";

/** Leads to the provider. Changes nothing here but a cookie. */
export const loader = publicLoader((ctx, { url }) => {
  const provider = requireProvider(ctx);
  return orBackToLogin(ctx, provider, async () => {
    const redirectTo = safeRedirect(url.searchParams.get("redirectTo"), "");
    const { to, attempt } = await startAtProvider(ctx, redirectTo);
    return redirect(to, { headers: { "Set-Cookie": await attemptCookie.remember(ctx, attempt) } });
  });
});
