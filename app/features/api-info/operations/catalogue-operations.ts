import { catalogueSchema } from "#app/features/catalogue/catalogue.schema.ts";
import { CATALOGUE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, LIST, operationsOf } from "./operation.ts";

export const CATALOGUE_OPERATIONS = operationsOf({
  listCatalogue: {
    call: "GET /catalogue",
    summary: "List the catalogue by name",
    query: { ...LIST, q: "search", archived: "flag", updated_since: "instant" },
    answers: { 200: "CatalogueList" },
    refusals: [422],
  },
  createCatalogueItem: {
    call: "POST /catalogue",
    summary: "Add a product or service to the catalogue",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
    answers: { 201: "CatalogueItem" },
    refusals: [...BODY, 409],
  },
  readCatalogueItem: {
    call: "GET /catalogue/{id}",
    summary: "Read a product or service",
    answers: { 200: "CatalogueItem" },
    refusals: [404, 422],
  },
  updateCatalogueItem: {
    call: "PUT /catalogue/{id}",
    summary: "Replace a product or service",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
    answers: { 200: "CatalogueItem" },
    refusals: [...BODY, ...CHANGE],
  },
  patchCatalogueItem: {
    call: "PATCH /catalogue/{id}",
    summary: "Change some fields of a product or service",
    body: { schema: catalogueSchema, example: { unitPrice: 150 } },
    answers: { 200: "CatalogueItem" },
    refusals: [...BODY, ...CHANGE],
  },
  deleteCatalogueItem: {
    call: "DELETE /catalogue/{id}",
    summary: "Delete a product or service",
    answers: { 200: "Deleted" },
    refusals: [404, 412],
  },
});
