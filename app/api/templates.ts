import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { deleteTemplate } from "#app/features/selling/templates/delete-template.server.ts";
import { templateJson } from "#app/features/selling/templates/template-json.ts";
import { templateSchema } from "#app/features/selling/templates/template.schema.ts";
import { findTemplate, listTemplates } from "#app/features/selling/templates/templates.server.ts";
import { updateTemplate } from "#app/features/selling/templates/update-template.server.ts";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { readUpdatedSince } from "#app/platform/lists/filters.ts";
import { pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { deleting, reading, replacing } from "./record-calls.ts";

const read = async (ctx: UserContext, id: string) => templateJson(await findTemplate(ctx, id));

const readOnPro = async (ctx: UserContext, id: string) => {
  await requirePro(ctx);
  return read(ctx, id);
};

const changes = replacing(templateSchema, read, updateTemplate);

const route = apiCalls("templates", {
  listTemplates: handle(async (ctx, { url: { searchParams } }) => {
    await requirePro(ctx);
    const updatedSince = readUpdatedSince(searchParams);
    const query = { search: searchOf(searchParams), ...pageOf(searchParams), updatedSince };
    const found = await listTemplates(ctx, query);
    const deletions = await listDeletions(ctx, "template", query);
    return { ...found, templates: found.templates.map(templateJson), ...deletions };
  }),
  createTemplate: handleBody(templateSchema, async (ctx, input) => {
    const id = await createTemplate(ctx, input);
    return created(await read(ctx, id), `/templates/${id}`);
  }),
  readTemplate: reading(readOnPro),
  updateTemplate: changes.PUT,
  patchTemplate: changes.PATCH,
  deleteTemplate: deleting(read, (ctx, id) => deleteTemplate(ctx, id)),
});

export const loader = route.loader;
export const action = route.action;
