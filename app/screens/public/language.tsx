import { redirect } from "@remix-run/node";
import { z } from "zod";
import { updateLanguage } from "#app/features/people/accounts/profile.server.ts";
import { rememberLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = z.object({ language: z.enum(LOCALES), redirectTo: z.string().max(2000).default("") });

export const loader = publicLoader(() => Promise.resolve(redirect(paths.home)));

/** Keeps the language in a cookie for visitors, and with the account for users. */
export const action = publicAction({ schema }, async (ctx, { language, redirectTo }) => {
  if (isSignedIn(ctx)) await updateLanguage(ctx, language);
  const to = new URL(safeRedirect(redirectTo, paths.home), "http://localhost");
  to.searchParams.delete("lang");
  return redirect(to.pathname + to.search, {
    status: 303,
    headers: { "Set-Cookie": await rememberLocale(ctx.platform, language) },
  });
});

export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
