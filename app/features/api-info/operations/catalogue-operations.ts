import { catalogueSchema } from "#app/features/catalogue/catalogue.schema.ts";
import { CATALOGUE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, LIST, type Operation } from "./operation.ts";

export const CATALOGUE_OPERATIONS: Operation[] = [
  {
    id: "listCatalogue",
    method: "get",
    path: "/catalogue",
    summary: "List the catalogue by name",
    query: { ...LIST, q: "search", archived: "flag", updated_since: "instant" },
    answers: { 200: "CatalogueList" },
    refusals: [422],
  },
  {
    id: "createCatalogueItem",
    method: "post",
    path: "/catalogue",
    summary: "Add a product or service to the catalogue",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
    answers: { 201: "CatalogueItem" },
    refusals: [...BODY, 409],
  },
  {
    id: "readCatalogueItem",
    method: "get",
    path: "/catalogue/{id}",
    summary: "Read a product or service",
    answers: { 200: "CatalogueItem" },
    refusals: [404, 422],
  },
  {
    id: "updateCatalogueItem",
    method: "put",
    path: "/catalogue/{id}",
    summary: "Replace a product or service",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
    answers: { 200: "CatalogueItem" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "patchCatalogueItem",
    method: "patch",
    path: "/catalogue/{id}",
    summary: "Change some fields of a product or service",
    body: { schema: catalogueSchema, example: { unitPrice: 150 } },
    answers: { 200: "CatalogueItem" },
    refusals: [...BODY, ...CHANGE],
  },
  {
    id: "deleteCatalogueItem",
    method: "delete",
    path: "/catalogue/{id}",
    summary: "Delete a product or service",
    answers: { 200: "Deleted" },
    refusals: [404, 412],
  },
];
