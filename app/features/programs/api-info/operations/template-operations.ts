import { TEMPLATE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { templateSchema } from "#app/features/selling/templates/template.schema.ts";
import { call, create, expandable, operationsOf } from "./operation.ts";

const body = { schema: templateSchema, example: TEMPLATE_EXAMPLE };

export const TEMPLATE_OPERATIONS = operationsOf({
  module: "templates",
  scope: "templates",
  needs: ["see", "act"],
})({
  listTemplates: call("GET /templates", "TemplateList", {
    summary: "List templates by name",
    text: "By name.",
    query: { limit: "limit", page: "whole", q: "search", updated_since: "instant", ...expandable("client") },
  }),
  createTemplate: create("POST /templates", "Template", {
    summary: "Create a template",
    text: "Needs Pro. A name that another template has is 422.",
    body,
  }),
  readTemplate: call("GET /templates/{id}", "Template", {
    summary: "Read a template",
    text: "The template as it is now.",
    query: expandable("client"),
  }),
  updateTemplate: call("PUT /templates/{id}", "Template", {
    summary: "Replace a template",
    text: "Everything is replaced. Invoices that were started from it stay.",
    body,
  }),
  patchTemplate: call("PATCH /templates/{id}", "Template", {
    summary: "Change some fields of a template",
    text: "A merge patch (RFC 7396): fields that are not sent stay, null clears.",
    body: { schema: templateSchema, example: { termDays: 20 } },
  }),
  deleteTemplate: call("DELETE /templates/{id}", "Deleted", {
    summary: "Delete a template",
    text: "Invoices that were started from it stay.",
  }),
});
