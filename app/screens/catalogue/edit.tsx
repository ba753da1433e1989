import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  CATALOGUE_CAPS,
  CATALOGUE_FORM,
  catalogueFormValues,
} from "#app/features/selling/catalogue/catalogue-form.ts";
import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { findCatalogueItem } from "#app/features/selling/catalogue/catalogue.server.ts";
import { updateCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { unitsIn } from "#app/features/selling/invoices/fields/units.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CatalogueForm } from "#app/ui/catalogue/catalogue-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "catalogue:edit.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const item = await findCatalogueItem(ctx, id);
  const { sender } = await findOwnSender(ctx);
  return {
    name: catalogueName(item.name, ctx.locale),
    values: catalogueFormValues(item),
    caps: CATALOGUE_CAPS,
    units: unitsIn(ctx.locale),
    hasVatNumber: sender.vatNumber !== "",
  };
});

export const action = screenAction(
  {
    ...CATALOGUE_FORM,
    exists: (ctx, { id }) => findCatalogueItem(ctx, id),
    saved: async (ctx, { id }) => catalogueFormValues(await findCatalogueItem(ctx, id)),
  },
  async (ctx, input, { id }) => {
    await updateCatalogueItem(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.catalogue, { key: "catalogue:edit.saved" });
  },
);

export default function EditCatalogueItem() {
  const { t } = useTranslation();
  const { name, ...form } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={name} back={{ to: paths.catalogue, label: t("common:nav.catalogue") }}>
      <CatalogueForm {...form} />
    </PlainPage>
  );
}
