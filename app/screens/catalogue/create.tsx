import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  blankCatalogueForm,
  CATALOGUE_CAPS,
  CATALOGUE_FORM,
} from "#app/features/selling/catalogue/catalogue-form.ts";
import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { unitsIn } from "#app/features/selling/invoices/fields/units.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CatalogueForm } from "#app/ui/catalogue/catalogue-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "catalogue:create.title" };

export const loader = screenLoader(async (ctx) => {
  const { sender } = await findOwnSender(ctx);
  return {
    values: blankCatalogueForm(sender.vatNumber ? "normal" : "none"),
    caps: CATALOGUE_CAPS,
    units: unitsIn(ctx.locale),
    hasVatNumber: sender.vatNumber !== "",
  };
});

export const action = screenAction(CATALOGUE_FORM, async (ctx, input) => {
  const { name } = await createCatalogueItem(ctx, input);
  const params = { name: catalogueName(name, ctx.locale) };
  return redirectWithFlash(ctx.platform, paths.catalogue, { key: "catalogue:create.saved", params });
});

export default function CreateCatalogueItem() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("catalogue:create.title")}
      back={{ to: paths.catalogue, label: t("common:nav.catalogue") }}
    >
      <CatalogueForm {...form} />
    </PlainPage>
  );
}
