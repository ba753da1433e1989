import { redirect } from "@remix-run/node";
import { z } from "zod";
import { dismissBanner } from "./verification-banner.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = z.object({ redirectTo: z.string().max(2000).default("") });

export const loader = screenLoader(() => Promise.resolve(redirect(paths.dashboard)));

export const action = screenAction({ schema }, async (ctx, { redirectTo }) =>
  redirect(safeRedirect(redirectTo), {
    status: 303,
    headers: { "Set-Cookie": await dismissBanner(ctx.platform) },
  }),
);

export { NoPage as default } from "#app/ui/page/no-page.tsx";
