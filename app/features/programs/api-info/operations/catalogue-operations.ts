import { catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import { CATALOGUE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, LIST, operationsOf } from "./operation.ts";

export const CATALOGUE_OPERATIONS = operationsOf({
  module: "catalogue",
  scope: "catalogue",
  needs: ["see", "act"],
})({
  listCatalogue: call("GET /catalogue", "CatalogueList", {
    summary: "List the catalogue by name",
    text: "By name; without what is archived.",
    query: { ...LIST, q: "search", archived: "flag", updated_since: "instant" },
  }),
  createCatalogueItem: create("POST /catalogue", "CatalogueItem", {
    summary: "Add a product or service to the catalogue",
    text: "A number that another entry has is 422.",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
  }),
  readCatalogueItem: call("GET /catalogue/{id}", "CatalogueItem", {
    summary: "Read a product or service",
    text: "The entry as it is now.",
  }),
  updateCatalogueItem: call("PUT /catalogue/{id}", "CatalogueItem", {
    summary: "Replace a product or service",
    text: "Everything is replaced: what is left out goes back to its default.",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
  }),
  patchCatalogueItem: call("PATCH /catalogue/{id}", "CatalogueItem", {
    summary: "Change some fields of a product or service",
    text: "A merge patch (RFC 7396): fields that are not sent stay, null clears.",
    body: { schema: catalogueSchema, example: { unitPrice: 150 } },
  }),
  deleteCatalogueItem: call("DELETE /catalogue/{id}", "Deleted", {
    summary: "Delete a product or service",
    text: "Rows of invoices stay: they have copies.",
  }),
});
