import { invalid } from "#app/platform/errors.ts";

/** `archived=true` lists what is archived instead of what is not. @throws AppError `input.invalid` */
export function readCatalogueFilters(params: URLSearchParams): { archived: boolean } {
  const archived = params.get("archived") || "false";
  if (archived !== "true" && archived !== "false")
    throw invalid([{ field: "archived", code: "field.not_one_of", params: { values: "true, false" } }]);
  return { archived: archived === "true" };
}
