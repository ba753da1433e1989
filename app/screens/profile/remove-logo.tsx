import { redirect } from "@remix-run/node";
import { z } from "zod";
import { removeLogo } from "#app/features/design/logo.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.designLogo)));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await removeLogo(ctx);
  return redirectWithFlash(ctx.platform, paths.design, { key: "design:logo.removed" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
