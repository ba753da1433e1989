import { TEMPLATE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { templateSchema } from "#app/features/templates/template.schema.ts";
import { BODY, CHANGE, expandable, operationsOf } from "./operation.ts";

const body = { schema: templateSchema, example: TEMPLATE_EXAMPLE };

export const TEMPLATE_OPERATIONS = operationsOf({
  listTemplates: {
    call: "GET /templates",
    summary: "List templates by name",
    query: { limit: "limit", page: "whole", q: "search", ...expandable("client") },
    answers: { 200: "TemplateList" },
    refusals: [422],
  },
  createTemplate: {
    call: "POST /templates",
    summary: "Create a template",
    body,
    answers: { 201: "Template" },
    refusals: [...BODY, 409],
  },
  readTemplate: {
    call: "GET /templates/{id}",
    summary: "Read a template",
    query: expandable("client"),
    answers: { 200: "Template" },
    refusals: [404, 422],
  },
  updateTemplate: {
    call: "PUT /templates/{id}",
    summary: "Replace a template",
    body,
    answers: { 200: "Template" },
    refusals: [...BODY, ...CHANGE],
  },
  patchTemplate: {
    call: "PATCH /templates/{id}",
    summary: "Change some fields of a template",
    body: { schema: templateSchema, example: { termDays: 20 } },
    answers: { 200: "Template" },
    refusals: [...BODY, ...CHANGE],
  },
  deleteTemplate: {
    call: "DELETE /templates/{id}",
    summary: "Delete a template",
    answers: { 200: "Deleted" },
    refusals: [404, 412],
  },
});
