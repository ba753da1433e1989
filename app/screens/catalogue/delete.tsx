import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { findCatalogueItem } from "#app/features/selling/catalogue/catalogue.server.ts";
import { deleteCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { DeleteCatalogueForm } from "#app/ui/catalogue/delete-catalogue-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "catalogue:delete.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findCatalogueItem(ctx, id);
  return { name: catalogueName(name, ctx.locale) };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { id, values }) => {
  const item = await deleteCatalogueItem(ctx, id);
  const name = catalogueName(item.name, ctx.locale);
  const to = safeRedirect(values.redirectTo, paths.catalogue);
  return redirectWithFlash(ctx.platform, to, { key: "catalogue:delete.done", params: { name } });
});

export default function DeleteCatalogueItem() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("catalogue:delete.title")}
      back={{ to: paths.catalogue, label: t("common:nav.catalogue") }}
    >
      <DeleteCatalogueForm name={name} />
    </PlainPage>
  );
}
