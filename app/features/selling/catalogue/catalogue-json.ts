import { jsonOf } from "#app/platform/forms/field-record.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";
import type { CatalogueItem, CataloguePage } from "./catalogue-item.ts";

export function catalogueJson(item: CatalogueItem) {
  return {
    id: item.id,
    name: jsonOf(catalogueNames, item.name),
    ...jsonOf(catalogueFields, item),
    archived: item.archivedAt !== null,
    version: item.version,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
  };
}

export function cataloguePageJson({ items, ...list }: CataloguePage) {
  return { items: items.map(catalogueJson), ...listPageJson(list) };
}
