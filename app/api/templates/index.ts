import { createTemplate } from "#app/features/templates/create-template.server.ts";
import { templateJson } from "#app/features/templates/template-json.ts";
import { templateSchema } from "#app/features/templates/template.schema.ts";
import { findTemplate, listTemplates } from "#app/features/templates/templates.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url: { searchParams } }) => {
    const { page = 1, limit } = pageOf(searchParams);
    const found = await listTemplates(ctx, {
      search: searchOf(searchParams),
      page,
      ...(limit ? { limit } : {}),
    });
    return { ...found, templates: found.templates.map(templateJson) };
  }),
  POST: handleBody(templateSchema, async (ctx, input) => {
    const id = await createTemplate(ctx, input);
    return created(templateJson(await findTemplate(ctx, id)), `/templates/${id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
