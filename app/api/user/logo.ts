import { designJson } from "#app/features/design/design-json.server.ts";
import { removeLogo, saveLogo } from "#app/features/design/logo.server.ts";
import { MAX_LOGO_BYTES } from "#app/features/design/logo.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";
import { readImage } from "#app/platform/http/body/read-body.server.ts";

const route = endpoint({
  PUT: handle(async (ctx, { request }) => {
    await saveLogo(ctx, await readImage(request, MAX_LOGO_BYTES));
    return designJson(ctx);
  }),
  DELETE: handle(async (ctx) => {
    await removeLogo(ctx);
    return designJson(ctx);
  }),
});

export const loader = route.loader;
export const action = route.action;
