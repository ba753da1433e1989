import { redirect } from "@remix-run/node";
import { z } from "zod";
import { resendVerification } from "#app/features/people/accounts/email/verification.server.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect } from "#app/platform/http/screen.server.ts";
import { button } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { dismissBanner } from "./banner.server.ts";

const ON_ANY_PAGE = { page: () => paths.dashboard };

const schema = z.object({ redirectTo: z.string().max(2000).default("") });

const route = screensOf<"screens/sign-in/verification/buttons.tsx">({
  dismissVerification: button(ON_ANY_PAGE, { schema }, async (ctx, { redirectTo }) =>
    redirect(safeRedirect(redirectTo), {
      status: 303,
      headers: { "Set-Cookie": await dismissBanner(ctx.platform) },
    }),
  ),
  resendVerification: button(ON_ANY_PAGE, { schema }, async (ctx, { redirectTo }) => {
    await resendVerification(ctx, ctx.user.email);
    return redirectWithFlash(ctx.platform, safeRedirect(redirectTo), { key: "sign-in:verify.resent" });
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
