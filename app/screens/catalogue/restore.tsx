import { redirect } from "@remix-run/node";
import { z } from "zod";
import { catalogueName } from "#app/features/catalogue/catalogue-item.ts";
import { findCatalogueItem } from "#app/features/catalogue/catalogue.server.ts";
import { archiveCatalogueItem } from "#app/features/catalogue/change-catalogue.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  await findCatalogueItem(ctx, params.id ?? "");
  return redirect(paths.catalogue);
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params, values }) => {
  const item = await archiveCatalogueItem(ctx, params.id ?? "", false);
  const name = catalogueName(item.name, ctx.locale);
  const to = safeRedirect(values.redirectTo, paths.catalogue);
  return redirectWithFlash(ctx.platform, to, { key: "catalogue:restore.done", params: { name } });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
