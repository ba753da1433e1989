import { redirect } from "@remix-run/node";
import { z } from "zod";
import { skipFirstDay } from "#app/features/first-day/first-day.server.ts";
import { paths } from "#app/paths.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.dashboard)));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await skipFirstDay(ctx);
  return redirect(paths.dashboard, 303);
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
