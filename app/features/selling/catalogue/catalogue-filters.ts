import { FilterReader } from "#app/platform/lists/filters.ts";

interface CatalogueFilters {
  archived: boolean;
  /** ISO UTC, included. */
  updatedSince: string | undefined;
}

/** `archived=true` lists what is archived instead of what is not. @throws AppError `input.invalid` */
export function readCatalogueFilters(params: URLSearchParams): CatalogueFilters {
  const reader = new FilterReader(params);
  const archived = reader.oneOf("archived", ["true", "false"]) === "true";
  const updatedSince = reader.instant("updated_since");
  reader.done();
  return { archived, updatedSince };
}
