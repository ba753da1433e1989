import { redirect } from "@remix-run/node";
import { z } from "zod";
import { duplicateOffer } from "#app/features/offers/duplicate-offer.server.ts";
import { findOffer } from "#app/features/offers/offers.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findOffer(ctx, params.id ?? "");
  return redirect(paths.offer(id));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const id = await duplicateOffer(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.offer(id), { key: "offers:done.duplicate" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
