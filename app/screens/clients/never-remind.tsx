import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findClient } from "#app/features/clients/clients.server.ts";
import { neverRemind } from "#app/features/reminders/stops.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = z.object({ never: z.enum(["on", ""]).default("") });

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findClient(ctx, params.id ?? "");
  return redirect(paths.client(id));
});

export const action = screenAction({ schema }, async (ctx, { never }, { params }) => {
  const id = params.id ?? "";
  await neverRemind(ctx, id, never === "on");
  const key = never === "on" ? "reminders:client.stopped" : "reminders:client.resumed";
  return redirectWithFlash(ctx.platform, paths.client(id), { key });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
