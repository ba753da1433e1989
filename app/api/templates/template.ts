import { deleteTemplate } from "#app/features/templates/delete-template.server.ts";
import { templateJson } from "#app/features/templates/template-json.ts";
import { templateSchema } from "#app/features/templates/template.schema.ts";
import { findTemplate } from "#app/features/templates/templates.server.ts";
import { updateTemplate } from "#app/features/templates/update-template.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => templateJson(await findTemplate(ctx, id));

const route = sharedEndpoint({
  GET: reading(read),
  ...replacing(templateSchema, read, updateTemplate),
  DELETE: removing(read, async (ctx, id) => {
    await deleteTemplate(ctx, id);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
