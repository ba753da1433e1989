import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { findCatalogueItem } from "#app/features/selling/catalogue/catalogue.server.ts";
import { archiveCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { paths } from "#app/paths.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_LIST = { find: findCatalogueItem, page: () => paths.catalogue, isElsewhere: true };

const route = screensOf<"screens/catalogue/buttons.tsx">({
  archiveCatalogueItem: button(ON_LIST, pressed, async (ctx, _input, { id }) => {
    const { name } = await archiveCatalogueItem(ctx, id, true);
    return { key: "catalogue:archive.done", params: { name: catalogueName(name, ctx.locale) } };
  }),
  restoreCatalogueItem: button(ON_LIST, pressed, async (ctx, _input, { id }) => {
    const { name } = await archiveCatalogueItem(ctx, id, false);
    return { key: "catalogue:restore.done", params: { name: catalogueName(name, ctx.locale) } };
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
