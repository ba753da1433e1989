import { designJson } from "#app/features/design/design-json.server.ts";
import { designSchema } from "#app/features/design/design.schema.ts";
import { saveDesign } from "#app/features/design/design.server.ts";
import { endpoint, handle, handleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: handle((ctx) => designJson(ctx)),
  PUT: handleBody(designSchema, async (ctx, input) => {
    await saveDesign(ctx, input);
    return designJson(ctx);
  }),
});

export const loader = route.loader;
export const action = route.action;
