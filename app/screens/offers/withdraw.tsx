import { redirect } from "@remix-run/node";
import { withdrawOffer } from "#app/features/offers/status/withdraw-offer.server.ts";
import { findOffer } from "#app/features/offers/offers.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findOffer(ctx, params.id ?? "");
  return redirect(paths.offer(id));
});

export const action = screenAction({ schema: seenSchema }, async (ctx, { version }, { params }) => {
  const id = params.id ?? "";
  await withdrawOffer(ctx, id, version);
  return redirectWithFlash(ctx.platform, paths.offer(id), { key: "offers:done.withdraw" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
