import { redirect } from "@remix-run/node";
import { z } from "zod";
import { resendVerification } from "#app/features/accounts/email/verification.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = z.object({ redirectTo: z.string().max(2000).default("") });

export const loader = screenLoader(() => Promise.resolve(redirect(paths.dashboard)));

export const action = screenAction({ schema }, async (ctx, { redirectTo }) => {
  await resendVerification(ctx, ctx.user.email);
  return redirectWithFlash(ctx.platform, safeRedirect(redirectTo), { key: "sign-in:verify.resent" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
