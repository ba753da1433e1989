import { redirect } from "@remix-run/node";
import { z } from "zod";
import { endOneSession } from "#app/features/accounts/sign-in/sessions.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.signIn)));

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  await endOneSession(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.signIn, { key: "accounts:sessions.ended" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
