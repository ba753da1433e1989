import { FilterReader } from "#app/platform/lists/filters.ts";

export function readClientFilters(params: URLSearchParams) {
  const reader = new FilterReader(params);
  const filters = {
    email: reader.text("email"),
    updatedSince: reader.instant("updated_since"),
    externalId: reader.text("externalId"),
    group: reader.text("group"),
  };
  reader.done();
  return filters;
}
