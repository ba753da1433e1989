import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { findCatalogueItem } from "#app/features/selling/catalogue/catalogue.server.ts";
import { archiveCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { paths } from "#app/paths.ts";
import { button, buttons, pressed } from "#app/screens/answers/buttons.server.ts";

const ON_LIST = { find: findCatalogueItem, page: () => paths.catalogue, isElsewhere: true };

const route = buttons<"catalogue">({
  "catalogue/:id/archive": button(ON_LIST, pressed, async (ctx, _input, { id }) => {
    const { name } = await archiveCatalogueItem(ctx, id, true);
    return { key: "catalogue:archive.done", params: { name: catalogueName(name, ctx.locale) } };
  }),
  "catalogue/:id/restore": button(ON_LIST, pressed, async (ctx, _input, { id }) => {
    const { name } = await archiveCatalogueItem(ctx, id, false);
    return { key: "catalogue:restore.done", params: { name: catalogueName(name, ctx.locale) } };
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
